export const glyphWidth = 3
export const glyphHeight = 5

/** The five rows of a letter, three bits each, the leftmost dot highest. Small letters are drawn as capitals, unknown signs as a box. */
export function glyphRows(letter: string): readonly number[] {
  const packed = glyphs[letter.toUpperCase()] ?? '77777'
  return [...packed].map(Number)
}

/** One octal digit a row, top to bottom. */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '00000',
  '0': '75557',
  '1': '26227',
  '2': '71747',
  '3': '71317',
  '4': '55711',
  '5': '74717',
  '6': '74757',
  '7': '71122',
  '8': '75757',
  '9': '75717',
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  K: '55655',
  L: '44447',
  M: '57755',
  N: '65555',
  O: '25552',
  P: '65644',
  Q: '25573',
  R: '65655',
  S: '34216',
  T: '72222',
  U: '55557',
  V: '55552',
  W: '55775',
  X: '55255',
  Y: '55222',
  Z: '71247',
  '.': '00002',
  ',': '00024',
  ':': '02020',
  '-': '00700',
  _: '00007',
  '+': '02720',
  '/': '11244',
  '%': '51245',
  '#': '57575',
  '(': '24442',
  ')': '21112',
  '?': '71202',
  '×': '05250',
}
