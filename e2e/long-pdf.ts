/**
 * A PDF of `pages` pages, each with rows of text and numbers in Helvetica; the bytes are the same each time. In the place of the page `broken`
 * stands something that is no page.
 */
export function longPdf(pages: number, broken?: number): Buffer {
  const objects: string[] = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>']
  const kids: number[] = []
  for (let page = 1; page <= pages; page++) {
    const rows = Array.from({ length: 40 }, (_, row) => {
      const y = 790 - row * 18
      return `1 0 0 1 60 ${y} Tm (Row ${row + 1} of page ${page}) Tj 1 0 0 1 300 ${y} Tm (${page * 100 + row}) Tj 1 0 0 1 420 ${y} Tm (${(page * row * 1.25).toFixed(2)}) Tj`
    })
    const content = `BT /F1 10 Tf ${rows.join(' ')} ET`
    objects.push(`<</Length ${content.length}>>\nstream\n${content}\nendstream`)
    const whole = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${objects.length} 0 R>>`
    objects.push(page === broken ? '(no page)' : whole)
    kids.push(objects.length)
  }
  objects[1] = `<</Type/Pages/Count ${pages}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
