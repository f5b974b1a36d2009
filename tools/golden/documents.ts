// The golden documents by name: each a small PDF of our own making, and what it is there for.

import { barCharts, chartBesideTable, drawnLookAlikes, flowCharts, ganttChart, linesAndPies } from './charts.ts'
import {
  bandedList,
  booktabsReport,
  germanOffer,
  indianLedger,
  listsOfRules,
  mannersOfDates,
  sideBySide,
  spanningPlan,
  twoColumns,
  wrappedCells,
} from './papers.ts'
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
  'booktabs-report': { purpose: 'three rules only, a header of two rows with spans, a caption and a note', draw: booktabsReport },
  'spanning-plan': { purpose: 'boxed cells over several rows and columns, landscape', draw: spanningPlan },
  'wrapped-cells': { purpose: 'texts wrapped in several columns at once under a single rule', draw: wrappedCells },
  'side-by-side': { purpose: 'two tables beside each other, boxed and by alignment', draw: sideBySide },
  'german-offer': { purpose: 'decimal comma, percentages and euros as printed in German', draw: germanOffer },
  'indian-ledger': { purpose: 'lakh and crore groups, days with English months', draw: indianLedger },
  'manners-of-dates': { purpose: 'six manners of writing dates, and times', draw: mannersOfDates },
  'banded-list': { purpose: 'rows told apart by shade alone, leading zeros, years, empty cells', draw: bandedList },
  'two-columns': { purpose: 'prose in two columns and no table', draw: twoColumns },
  'lists-of-rules': { purpose: 'headings, bulleted and numbered lists and no table', draw: listsOfRules },
  'bar-charts': { purpose: 'bars with a scale, with their values, and lying, without captions and without tables', draw: barCharts },
  'lines-and-pies': { purpose: 'lines over a scale with a legend, a pie with shares and a legend', draw: linesAndPies },
  'flow-charts': { purpose: 'boxes joined by arrows, and a tree of offices', draw: flowCharts },
  'gantt-chart': { purpose: 'a plan of works: bars over the months beside their names', draw: ganttChart },
  'chart-beside-table': { purpose: 'a chart beside a table of the same figures, and a table below', draw: chartBesideTable },
  'drawn-look-alikes': { purpose: 'framed paragraphs, a logo and bars in a table, and no drawing', draw: drawnLookAlikes },
}
