// A font for tests that draws capitals by strokes and does not say which letters they are: what files hold whose fonts lack a table of letters.

/** Pen strokes of a letter on a grid of 4 by 7, one piece a stroke. */
const strokes: Readonly<Record<string, string>> = {
  A: '0,0 2,7 4,0|0.8,2.5 3.2,2.5',
  B: '0,0 0,7 3,7 4,6 4,4.5 3,3.6 0,3.6|3,3.6 4,2.6 4,1 3,0 0,0',
  C: '4,6 3,7 1,7 0,6 0,1 1,0 3,0 4,1',
  D: '0,0 0,7 2.5,7 4,5.5 4,1.5 2.5,0 0,0',
  E: '4,7 0,7 0,0 4,0|0,3.6 3,3.6',
  F: '4,7 0,7 0,0|0,3.6 3,3.6',
  G: '4,6 3,7 1,7 0,6 0,1 1,0 3,0 4,1 4,3.3 2.4,3.3',
  H: '0,0 0,7|4,0 4,7|0,3.6 4,3.6',
  I: '1,0 3,0|1,7 3,7|2,0 2,7',
  K: '0,0 0,7|4,7 0,3|1.3,4.2 4,0',
  L: '0,7 0,0 4,0',
  M: '0,0 0,7 2,3 4,7 4,0',
  N: '0,0 0,7 4,0 4,7',
  O: '1,0 3,0 4,1 4,6 3,7 1,7 0,6 0,1 1,0',
  P: '0,0 0,7 3,7 4,6 4,4.4 3,3.4 0,3.4',
  R: '0,0 0,7 3,7 4,6 4,4.4 3,3.4 0,3.4|2,3.4 4,0',
  S: '4,6 3,7 1,7 0,6 0,4.6 1,3.8 3,3.2 4,2.4 4,1 3,0 1,0 0,1',
  T: '0,7 4,7|2,7 2,0',
  U: '0,7 0,1 1,0 3,0 4,1 4,7',
  V: '0,7 2,0 4,7',
  W: '0,7 1,0 2,5 3,0 4,7',
  Y: '0,7 2,3.6 4,7|2,3.6 2,0',
}
const unit = 100
const advance = 600
const firstObject = 900
/** The letter whose code shows `letter`: three places further in the alphabet. */
const codeOf = (letter: string): number => 65 + ((letter.charCodeAt(0) - 65 + 3) % 26)

/** The code string that shows `text` in the font: other capitals. */
export const codesFor = (text: string): string => text.replace(/[A-Z]/g, (letter) => String.fromCharCode(codeOf(letter)))

/** The font's entry for a page's /Font dictionary, as /Strokes, and its objects. */
export function strokeFont(): { readonly fonts: string; readonly objects: Readonly<Record<number, string>> } {
  const letters = Object.entries(strokes)
  const procedures = letters.map(([, drawn]) => procedure(drawn))
  const names = letters.map((_, i) => `/g${i + 1} ${firstObject + 1 + i} 0 R`).join(' ')
  const differences = letters.map(([letter], i) => `${codeOf(letter)} /g${i + 1}`).join(' ')
  const [first, last] = [32, 127]
  const widths = Array.from({ length: last - first + 1 }, () => advance).join(' ')
  const font =
    `<< /Type /Font /Subtype /Type3 /Name /Strokes /FontBBox [0 -50 ${advance} 750] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${names} >> ` +
    `/Encoding << /Type /Encoding /Differences [32 /space ${differences}] >> /FirstChar ${first} /LastChar ${last} /Widths [${widths}] /Resources << >> >>`
  return {
    fonts: `/Strokes ${firstObject} 0 R`,
    objects: { [firstObject]: font, ...Object.fromEntries(procedures.map((body, i) => [firstObject + 1 + i, body])) },
  }
}

function procedure(drawn: string): string {
  const lines = drawn.split('|').map((piece) =>
    piece
      .split(' ')
      .map(
        (point, i) =>
          `${point
            .split(',')
            .map((at) => Math.round(Number(at) * unit) + 50)
            .join(' ')} ${i === 0 ? 'm' : 'l'}`,
      )
      .join(' '),
  )
  const content = `${advance} 0 d0 80 w 1 J 1 j ${lines.join(' ')} S`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}
