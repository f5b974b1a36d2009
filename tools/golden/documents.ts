// The golden documents by name: each a small PDF of our own making, and what it is there for.

import { type Drawn, ruledInvoice, runningBalance, unruledStatement } from './trade.ts'

export interface GoldenDocument {
  readonly purpose: string
  readonly draw: () => Promise<Drawn>
}

export const goldenDocuments: Readonly<Record<string, GoldenDocument>> = {
  'ruled-invoice': { purpose: 'boxed cells, a header repeated on page 2, totals in spanning cells, a second table', draw: ruledInvoice },
  'unruled-statement': {
    purpose: 'tables held together by alignment alone, over two pages, with wrapped cells and gaps',
    draw: unruledStatement,
  },
  'running-balance': { purpose: 'three pages, decimal comma, a balance that runs from line to line', draw: runningBalance },
}
