// What stands in a column of figures without being one: it neither speaks for numbers nor against them.

/** Dashes and the abbreviations that stand for "no value" in the languages we know. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:[-\u2010-\u2015\u2212.…·/*:†‡§|]+|n\.?\s?[adms]\.?|n\/[adem]|n\.?v\.?t\.?|k\.\s?a\.|s\.\s?o\.|s\/o|nil|none|tbd|tba|void|null|entf\.|\((?:na|x)\)|\((?:[-\u2013\u2014])\))$/iu.test(
    text.trim(),
  )

const boundFigure = /^(?:[<>≤≥≦≧]=?|[~≈])\s?\d[\d.,]*$/u
const flaggedFigure = /^(?:[↑↓▲▼]\s?|[HL]{1,2} )\d[\d.,]*$|^\d[\d.,]*(?:\s?[↑↓▲▼]+| [HL]{1,2}| \([HL]{1,2}\))$/u

/** Results beyond what can be measured (">60") and those marked as out of range ("9.8 H"): they stay as printed, and the plain figures beside them are numbers all the same. */
export const isBoundOrFlagged = (text: string): boolean => boundFigure.test(text.trim()) || flaggedFigure.test(text.trim())
