/** A font that holds no letters. */
export interface SymbolFont {
  /** Its signs by its own codes, 0 to 255. */
  readonly signs: ReadonlyMap<number, string>
  /** Up to this code a Unicode value can only be the font's own code: above it, fonts with the signs of Latin-1 (× and ¬ of Symbol) come with these. */
  readonly lastOwnCode: number
}

const allCodes = 0xff
const asciiCodes = 0x7e

/** The symbol font that a PDF's font name means, or null for fonts of letters. Names of subsets and variants are known too. */
export function symbolFontNamed(name: string): SymbolFont | null {
  if (/^wing ?dings(?:-?regular)?$/i.test(name)) return { signs: wingdings, lastOwnCode: allCodes }
  if (/^wing ?dings ?2/i.test(name)) return { signs: wingdings2, lastOwnCode: allCodes }
  if (/^wing ?dings ?3/i.test(name)) return { signs: wingdings3, lastOwnCode: allCodes }
  if (/^(?:itc)?zapf ?dingbats/i.test(name)) return { signs: zapfDingbats, lastOwnCode: allCodes }
  if (/^wp ?typographic ?symbols/i.test(name)) return { signs: typographicSymbols, lastOwnCode: asciiCodes }
  return /^symbol(?:mt|ps|std)?$/i.test(name) ? { signs: symbol, lastOwnCode: asciiCodes } : null
}

const row = (from: number, signs: string): [number, string][] => [...signs].map((sign, i) => [from + i, sign])

/** Bullets, ticks, boxes and arrows of Wingdings, as they are printed. */
export const wingdings: ReadonlyMap<number, string> = new Map([
  ...row(0x45, '☜☞☝☟'),
  [0x4a, '☺'],
  [0x4c, '☹'],
  ...row(0x6c, '●❍■□❐❑❒⬧⧫◆❖⬥☒'),
  ...row(0x9e, '·•▪'),
  [0xa4, '◉'],
  [0xa5, '◎'],
  [0xa7, '▪'],
  [0xa8, '□'],
  ...row(0xaa, '✦★✶✴✹✵'),
  [0xd8, '➢'],
  ...row(0xdf, '←→↑↓'),
  [0xe8, '➔'],
  ...row(0xef, '⇦⇨⇧⇩'),
  ...row(0xfb, '✗✓☒☑'),
])

const wingdings2: ReadonlyMap<number, string> = new Map([
  ...row(0x4f, '✗✓☒☑☒☒'),
  ...row(0x96, '•●'),
  ...row(0x9e, '■□'),
  [0xa2, '■'],
  [0xa3, '□'],
])

const wingdings3: ReadonlyMap<number, string> = new Map([...row(0x21, '→'), ...row(0x70, '▲▼△▽◀▶◁▷'), [0x7d, '▶'], [0x84, '◀']])

/** The font's own encoding (PDF 32000-1, annex D.6) follows Unicode's block of dingbats, which was made from it, but for signs that Unicode had already. */
const zapfDingbats: ReadonlyMap<number, string> = new Map([
  ...row(0x21, '✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞'),
  ...row(0xa1, '❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯'),
  ...row(0xf1, '➱➲➳➴➵➶➷➸➹➺➻➼➽➾'),
])

/** Greek and mathematics of the Symbol font (PDF 32000-1, annex D.5). */
const symbol: ReadonlyMap<number, string> = new Map([
  ...row(0x21, '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'),
  ...row(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'),
  ...row(0xa2, '′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...row(0xbf, '↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇'),
  ...row(0xd5, '∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈'),
  [0xe5, '∑'],
  [0xf1, '〉'],
  [0xf2, '∫'],
])

/** The typographic symbols of WordPerfect, its character set 4 in the order of its reference: "A" and "@" are its quotation marks, "=" its apostrophe. */
const typographicSymbols: ReadonlyMap<number, string> = new Map(row(0x21, '●○■•∗¶§¡¿«»£¥₧ƒªº½¼¢²ⁿ®©¤¾³‛’‘‟”“–—'))
