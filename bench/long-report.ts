const words =
  'the ledger of a mill holds what came in and what went out with day and weight and price so that who reads it later may add it up and find the same sum'.split(
    ' ',
  )
const linesOfText = 18
const rowsOfTable = 20

/** The bytes of a PDF of so many pages, each with a heading ("Section N."), running text, a table of figures and a page number; alike for alike counts. */
export function longReport(pages: number): Uint8Array {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, i) => `${5 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  for (let page = 1; page <= pages; page++) {
    const content = contentOf(page)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${4 + 2 * page} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  const parts = ['%PDF-1.7\n']
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((body, i) => {
    const part = `${i + 1} 0 obj\n${body}\nendobj\n`
    offsets.push(length)
    parts.push(part)
    length += part.length
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

function contentOf(page: number): string {
  const text = (x: number, y: number, size: number, face: string, said: string) => `BT /${face} ${size} Tf ${x} ${y} Td (${said}) Tj ET`
  // No two neighbouring pages begin with the same words: those would be a running header.
  const lines = [text(72, 780, 16, 'F2', `Section ${page}. About ${words[page % words.length]} and ${words[(page * 5) % words.length]}`)]
  for (let line = 0; line < linesOfText; line++) {
    const said = Array.from({ length: 12 }, (_, i) => words[(page * 7 + line * 12 + i) % words.length]).join(' ')
    lines.push(text(72, 750 - line * 14, 10, 'F1', line === linesOfText - 1 ? `${said}.` : said))
  }
  const top = 480
  for (const [i, title] of ['Day', 'Corn', 'Weight', 'Price'].entries()) lines.push(text(76 + i * 110, top - 10, 9, 'F2', title))
  for (let row = 0; row < rowsOfTable; row++) {
    const y = top - 26 - row * 16
    const weight = ((page * 37 + row * 11) % 900) + 100
    const cells = [
      `${2000 + (page % 25)}-03-${String((row % 28) + 1).padStart(2, '0')}`,
      ['Rye', 'Wheat', 'Oats'][row % 3] ?? '',
      `${weight}.5`,
      `${weight * 3}.25`,
    ]
    for (const [i, cell] of cells.entries()) lines.push(text(76 + i * 110, y, 9, 'F1', cell))
  }
  const bottom = top - 16 * (rowsOfTable + 1) - 4
  for (let rule = 0; rule <= rowsOfTable + 1; rule++) lines.push(`72 ${top - rule * 16} m 512 ${top - rule * 16} l S`)
  for (let rule = 0; rule <= 4; rule++) lines.push(`${72 + rule * 110} ${top} m ${72 + rule * 110} ${bottom + 4} l S`)
  lines.push(text(290, 40, 8, 'F1', `${page}`))
  return lines.join('\n')
}
