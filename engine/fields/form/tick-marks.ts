// What boxes and lines to tick hold, by its print alone.

/** A mark that somebody made, alone or on its little line, or typed between brackets. */
export const isCross = (text: string): boolean => /^(?:[_.\s]*[xX✓✔☑☒×✕✖✗✘◉⦿][_.\s]*|\[[xX✓✔]\]|\([xX✓✔]\))$/u.test(text)

/** A box that nothing is marked in. */
export const isEmptyBox = (text: string): boolean => /^(?:[☐□]|\[ ?\]|\( ?\))$/u.test(text)

/** A box, marked or not, drawn or typed with brackets: an x alone is none. */
export const isBox = (text: string): boolean => isEmptyBox(text) || /^(?:[☑☒◉⦿]|\[[xX✓✔]\]|\([xX✓✔]\))$/u.test(text)
