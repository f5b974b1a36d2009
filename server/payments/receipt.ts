import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { howPaid, type ReceiptParts } from './emails.ts'
import { dayInWords, money, receiptName } from './words.ts'

const ink = rgb(0.098, 0.09, 0.07)
const faint = rgb(0.4, 0.39, 0.36)
const line = rgb(0.89, 0.88, 0.86)
const marker = rgb(0.831, 0.953, 0.216)
const [width, height] = [595.28, 841.89] // A4
const margin = 64

/** A receipt as PDF, one A4 page. `brand`: who sells; `buyer`: the address of the account. */
export async function receiptPdf(
  brand: { readonly name: string; readonly siteUrl: string },
  buyer: string,
  receipt: ReceiptParts,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Receipt ${receiptName(receipt.receiptNumber)}`)
  pdf.setProducer(brand.name)
  pdf.setCreator(brand.name)
  pdf.setCreationDate(receipt.paidAt)
  pdf.setModificationDate(receipt.paidAt)
  const [regular, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  const page = pdf.addPage([width, height])
  const write = writer(page, regular, bold)

  drawMark(page, margin, height - margin - 18)
  write.bold(brand.name, margin + 28, height - margin - 14, 18)
  write.right(`Receipt ${receiptName(receipt.receiptNumber)}`, height - margin - 12, 12)
  write.rightFaint(dayInWords(receipt.paidAt), height - margin - 28, 10)

  let top = height - margin - 90
  for (const [label, value] of [
    ['Bought by', buyer],
    ['Sold by', `${brand.name}, ${brand.siteUrl}`],
    ['Order', receipt.orderId],
    ['Payment', receipt.paymentId],
  ] as const) {
    write.faint(label, margin, top, 10)
    write.plain(value, margin + 90, top, 10)
    top -= 18
  }

  top -= 24
  rule(page, top + 16)
  write.faint('Item', margin, top, 10)
  write.rightFaint('Amount', top, 10)
  top -= 12
  rule(page, top)
  top -= 22
  write.plain(`${receipt.credits.toLocaleString('en')} credits, valid for one year`, margin, top, 11)
  write.right(money(receipt.amountMinor, receipt.currency), top, 11)
  top -= 16
  rule(page, top)
  top -= 26
  write.bold('Total paid', margin, top, 12)
  write.rightBold(`${money(receipt.amountMinor, receipt.currency)} ${receipt.currency}`, top, 12)
  write.faint(howPaid(receipt.test), margin, margin, 9)
  return pdf.save()
}

function writer(page: PDFPage, regular: PDFFont, bold: PDFFont) {
  const at = (text: string, x: number, y: number, size: number, font: PDFFont, color: typeof ink) =>
    page.drawText(printable(text), { x, y, size, font, color })
  const fromRight = (text: string, y: number, size: number, font: PDFFont, color: typeof ink) =>
    at(text, width - margin - font.widthOfTextAtSize(printable(text), size), y, size, font, color)
  return {
    plain: (text: string, x: number, y: number, size: number) => at(text, x, y, size, regular, ink),
    bold: (text: string, x: number, y: number, size: number) => at(text, x, y, size, bold, ink),
    faint: (text: string, x: number, y: number, size: number) => at(text, x, y, size, regular, faint),
    right: (text: string, y: number, size: number) => fromRight(text, y, size, regular, ink),
    rightBold: (text: string, y: number, size: number) => fromRight(text, y, size, bold, ink),
    rightFaint: (text: string, y: number, size: number) => fromRight(text, y, size, regular, faint),
  }
}

// The standard fonts know Latin 1; an address in another script is shown with question marks rather than not at all.
const printable = (text: string): string => text.replace(/[^\x20-\x7e\u00a0-\u00ff]/gu, '?').slice(0, 90)

const rule = (page: PDFPage, y: number): void =>
  page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.75, color: line })

// The mark: a page margin and four lines, the second one marked.
function drawMark(page: PDFPage, x: number, y: number): void {
  page.drawRectangle({ x, y, width: 4.1, height: 18, color: ink })
  for (let bar = 0; bar < 4; bar += 1) {
    const outer = bar === 0 || bar === 3
    page.drawRectangle({ x: x + 5.6, y: y + 14.6 - bar * 4.87, width: outer ? 9.8 : 13.1, height: 3.4, color: bar === 1 ? marker : ink })
  }
}
