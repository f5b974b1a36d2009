// Draws charts and diagrams on a page, and notes the words in them and where they stand.

import type { Align } from './print.ts'
import type { TrueDrawing } from './truth.ts'

const face = 'Helvetica'
const boldFace = 'Helvetica-Bold'
export const black = '#000000'
export const greys = ['#2b5c8a', '#7fa7c9', '#c9d9e8', '#e0a458', '#8a8a8a'] as const

/** Draws in points from the upper left corner of its area. State with a life: it remembers what it drew until the drawing is done. */
export class Pen {
  private readonly labels: string[] = []
  private edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  private readonly pdf: PDFKit.PDFDocument
  private readonly x: number
  private readonly y: number

  constructor(pdf: PDFKit.PDFDocument, x: number, y: number) {
    this.pdf = pdf
    this.x = x
    this.y = y
  }

  /** A filled area. */
  area(x: number, y: number, width: number, height: number, colour: string): void {
    this.pdf.rect(this.x + x, this.y + y, width, height).fill(colour)
    this.reach(x, y, x + width, y + height)
  }

  /** An outlined box, with corners of a radius. */
  box(x: number, y: number, width: number, height: number, radius = 0): void {
    const [left, top] = [this.x + x, this.y + y]
    const path = radius > 0 ? this.pdf.roundedRect(left, top, width, height, radius) : this.pdf.rect(left, top, width, height)
    path.lineWidth(0.8).stroke(black)
    this.reach(x, y, x + width, y + height)
  }

  line(points: readonly (readonly [x: number, y: number])[], colour: string = black, thickness = 0.8): void {
    this.through(points).lineWidth(thickness).stroke(colour)
  }

  /** A filled shape with straight sides. */
  shape(points: readonly (readonly [x: number, y: number])[], colour: string = black): void {
    this.through(points).closePath().fill(colour)
  }

  /** An outlined shape with straight sides. */
  outline(points: readonly (readonly [x: number, y: number])[]): void {
    this.through(points).closePath().lineWidth(0.8).stroke(black)
  }

  /** A line with a head at its end. */
  arrow(points: readonly (readonly [x: number, y: number])[]): void {
    this.line(points)
    const [[x0, y0], [x1, y1]] = points.slice(-2) as [readonly [number, number], readonly [number, number]]
    const length = Math.hypot(x1 - x0, y1 - y0)
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
    this.shape([
      [x1, y1],
      [x1 - 6 * dx - 3 * dy, y1 - 6 * dy + 3 * dx],
      [x1 - 6 * dx + 3 * dy, y1 - 6 * dy - 3 * dx],
    ])
  }

  /** A slice of a pie, in shares of the whole from twelve o'clock. */
  slice(x: number, y: number, radius: number, from: number, to: number, colour: string): void {
    const at = (share: number, far = radius): readonly [number, number] => [
      this.x + x + far * Math.sin(2 * Math.PI * share),
      this.y + y - far * Math.cos(2 * Math.PI * share),
    ]
    const path = this.pdf.moveTo(this.x + x, this.y + y).lineTo(...at(from))
    const steps = Math.ceil((to - from) * 8)
    const step = (to - from) / steps
    // A curve touches the circle in its middle too when its control points lie this much farther out (tangent lines of the arc).
    const handle = (4 / 3) * Math.tan((Math.PI * step) / 2) * radius
    for (let i = 0; i < steps; i++) {
      const [a, b] = [from + i * step, from + (i + 1) * step]
      const [ax, ay] = at(a)
      const [bx, by] = at(b)
      const along = (share: number, sign: number) =>
        [sign * handle * Math.cos(2 * Math.PI * share), sign * handle * Math.sin(2 * Math.PI * share)] as const
      const [first, second] = [along(a, 1), along(b, -1)]
      path.bezierCurveTo(ax + first[0], ay + first[1], bx + second[0], by + second[1], bx, by)
    }
    path.closePath().fill(colour)
    this.reach(x - radius, y - radius, x + radius, y + radius)
  }

  /** A label: `x` is its left edge, its middle or its right edge, `y` its top. */
  label(words: string, x: number, y: number, how: { align?: Align; size?: number; bold?: boolean; colour?: string } = {}): void {
    const size = how.size ?? 8
    this.pdf.font(how.bold ? boldFace : face, size).fillColor(how.colour ?? black)
    const width = this.pdf.widthOfString(words)
    const left = how.align === 'right' ? x - width : how.align === 'centre' ? x - width / 2 : x
    this.pdf.text(words, this.x + left, this.y + y, { lineBreak: false })
    this.labels.push(words)
    this.reach(left, y, left + width, y + size)
  }

  /** What was drawn, as it stands on the page. */
  drawn(page: number): TrueDrawing {
    const { left, top, right, bottom } = this.edges
    return { page, box: [left + this.x, top + this.y, right + this.x, bottom + this.y].map(Math.round), labels: this.labels }
  }

  private through(points: readonly (readonly [x: number, y: number])[]): PDFKit.PDFDocument {
    points.forEach(([x, y], index) => {
      if (index === 0) this.pdf.moveTo(this.x + x, this.y + y)
      else this.pdf.lineTo(this.x + x, this.y + y)
      this.reach(x, y, x, y)
    })
    return this.pdf
  }

  private reach(left: number, top: number, right: number, bottom: number): void {
    this.edges = {
      left: Math.min(this.edges.left, left),
      top: Math.min(this.edges.top, top),
      right: Math.max(this.edges.right, right),
      bottom: Math.max(this.edges.bottom, bottom),
    }
  }
}
