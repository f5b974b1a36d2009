import PDFDocument from 'pdfkit'

/** A PDF of one page with a line of text, encrypted so that it opens with `password` only. */
export async function lockedPdf(text: string, password: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', userPassword: password, pdfVersion: '1.7' })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.fontSize(14).text(text)
  document.end()
  await ended
  return Buffer.concat(pieces)
}
