const rowsAPage = 50

/** One table of so many rows, fifty a page, as the service would give it; every hundredth row has a doubtful cell. */
export function largeDocument(rowCount: number): object {
  const columns = ['Day', 'What', 'Amount', 'Balance']
  const words = Array.from({ length: rowCount * columns.length }, (_, index) => {
    const [row, column] = [Math.floor(index / columns.length), index % columns.length]
    const left = 60 + column * 120
    const page = pageOf(row)
    const top = 40 + (row % rowsAPage) * 15
    const text = row === 0 ? columns[column] : `${row}.${column}`
    const box = { left, top, right: left + 40, bottom: top + 10 }
    return {
      page,
      id: `w${index + 1}`,
      text,
      box,
      baseline: top + 8,
      confidence: 0.98,
      readBy: 'text-layer',
      font: null,
      turn: 0,
      raised: 'no',
      link: null,
    }
  })
  const cells = words.map(({ page, id: word, box, text }, index) => {
    const [row, column] = [Math.floor(index / columns.length), index % columns.length]
    const confidence = row % 100 === 50 && column === 2 ? 0.5 : 0.97
    const value = { kind: 'text', text }
    return { row, column, rowSpan: 1, columnSpan: 1, lines: [{ words: [word], box }], value, place: { page, box }, confidence }
  })
  const size = { width: 595, height: 842 }
  const table = {
    kind: 'table',
    places: [{ page: 1, box: { left: 60, top: 40, right: 540, bottom: 800 } }],
    confidence: 0.97,
    title: null,
    caption: [],
    columns: columns.map((title) => ({ title, kind: 'text' })),
    rowCount,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
  }
  return {
    version: 2,
    fonts: [],
    pages: Array.from({ length: pageOf(rowCount - 1) }, (_, index) => ({
      number: index + 1,
      size,
      readBy: 'text-layer',
      words: words.filter(({ page }) => page === index + 1),
      toImage: null,
      outcome: 'read',
    })),
    blocks: [table],
    sheets: [],
    issues: [],
  }
}

function pageOf(row: number): number {
  return Math.floor(row / rowsAPage) + 1
}
