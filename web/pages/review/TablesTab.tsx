import type { ValueKind } from '@docmill/engine/model'
import { ChevronDown, Columns3, Plus, TableCellsMerge } from 'lucide-react'
import { useMemo } from 'react'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/review.ts'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { Grid } from '../../viewer/Grid.tsx'
import { boundsOf, type Selection, tableGrid } from '../../viewer/grid-model.ts'
import { nameOfTable, tablesOf, titleOfColumn } from '../../viewer/targets.ts'
import { pasted, possible, removed, settingOf, targetAt } from './edits.ts'
import type { Review } from './useReview.ts'

const kinds: readonly { readonly value: ValueKind; readonly label: string }[] = [
  { value: 'text', label: texts.text },
  { value: 'number', label: texts.numbers },
  { value: 'money', label: texts.amountsOfMoney },
  { value: 'percent', label: texts.percentages },
  { value: 'date', label: texts.dates },
  { value: 'time', label: texts.times },
  { value: 'tick', label: texts.ticks },
]
/** Rows of a header that can be chosen. */
const mostHeaderRows = 4

interface TablesTabProps {
  readonly review: Review
  /** Which table is shown. */
  readonly shown: number
  readonly onShow: (table: number) => void
  readonly onEnter: (shift: boolean) => boolean
}

/** One table of the document as a sheet, and what can be done with its rows, columns and cells. */
export function TablesTab({ review, shown, onShow, onEnter }: TablesTabProps) {
  const tables = tablesOf(review.document)
  const index = Math.min(shown, tables.length - 1)
  const table = tables[index]
  const model = useMemo(() => table && tableGrid(table, index), [table, index])
  if (!table || !model) return <p className="nothing dim">{texts.noTableWasFoundIn}</p>
  const { chosen, range } = review
  const at = chosen?.kind === 'cell' && chosen.table === index ? { row: chosen.row, column: chosen.column } : null
  const selection: Selection | null = at && (range ?? { from: at, to: at })
  const bounds = selection && boundsOf(model, selection)
  const select = (next: Selection) => {
    const target = targetAt(model, next)
    const alone = next.from.row === next.to.row && next.from.column === next.to.column
    if (target) review.choose(target, alone ? null : next)
  }
  const may = bounds ? possible(table, bounds) : null
  const insertRow = (below: boolean) => {
    const row = bounds ? (below ? bounds.bottom + 1 : bounds.top) : table.rowCount
    review.apply([{ kind: 'insert-row', table: index, at: row }])
    review.choose({ kind: 'cell', table: index, row, column: bounds?.left ?? 0 })
  }
  const removeRows = () => {
    if (!bounds || !may?.removeRow) return
    review.apply(removed('remove-row', index, bounds.top, bounds.bottom))
    review.choose({ kind: 'cell', table: index, row: Math.max(0, Math.min(bounds.top, table.rowCount - 2)), column: bounds.left })
  }
  const insertColumn = (right: boolean) => {
    const column = bounds ? (right ? bounds.right + 1 : bounds.left) : table.columns.length
    review.apply([{ kind: 'insert-column', table: index, at: column }])
    review.choose({ kind: 'cell', table: index, row: bounds?.top ?? 0, column })
  }
  const removeColumns = () => {
    if (!bounds || !may?.removeColumn) return
    review.apply(removed('remove-column', index, bounds.left, bounds.right))
    review.choose({ kind: 'cell', table: index, row: bounds.top, column: Math.max(0, Math.min(bounds.left, table.columns.length - 2)) })
  }
  const column = bounds?.left ?? null
  const rowItems: readonly MenuItem[] = [
    { key: 'above', label: texts.insertARowAbove, disabled: !bounds, onChoose: () => insertRow(false) },
    {
      key: 'below',
      label: bounds ? texts.insertARowBelow : texts.addARowAtThe,
      aside: bounds ? undefined : '',
      onChoose: () => insertRow(true),
    },
    {
      key: 'remove',
      label: bounds ? texts.remove(texts.rows(bounds.bottom - bounds.top + 1)) : texts.removeTheRow,
      aside: `${commandKey} −`,
      disabled: !may?.removeRow,
      onChoose: removeRows,
    },
    ...Array.from(
      { length: Math.min(mostHeaderRows, table.rowCount) + 1 },
      (_, count): MenuItem => ({
        key: `header-${count}`,
        label: count === 0 ? texts.noHeaderRow : texts.headerRows(count),
        checked: table.headerRows === count,
        ...(count === 0 && { group: 'header' }),
        onChoose: () => review.apply([{ kind: 'set-header-rows', table: index, count }]),
      }),
    ),
  ]
  const columnItems: readonly MenuItem[] = [
    { key: 'left', label: texts.insertAColumnLeft, disabled: !bounds, onChoose: () => insertColumn(false) },
    { key: 'right', label: bounds ? texts.insertAColumnRight : texts.addAColumnAtThe, onChoose: () => insertColumn(true) },
    {
      key: 'remove',
      label: bounds ? texts.remove(texts.columns(bounds.right - bounds.left + 1)) : texts.removeTheColumn,
      disabled: !may?.removeColumn,
      onChoose: removeColumns,
    },
    ...kinds.map(
      ({ value, label }, place): MenuItem => ({
        key: value,
        label,
        checked: column !== null && table.columns[column]?.kind === value,
        disabled: column === null,
        ...(place === 0 && { group: 'kind' }),
        onChoose: () => column !== null && review.apply([{ kind: 'set-column-kind', table: index, column, valueKind: value }]),
      }),
    ),
  ]
  const cellItems: readonly MenuItem[] = [
    {
      key: 'merge',
      label: texts.mergeTheSelectedCells,
      disabled: !may?.merge,
      onChoose: () =>
        bounds &&
        review.apply([
          {
            kind: 'merge-cells',
            table: index,
            row: bounds.top,
            column: bounds.left,
            rowSpan: bounds.bottom - bounds.top + 1,
            columnSpan: bounds.right - bounds.left + 1,
          },
        ]),
    },
    {
      key: 'split',
      label: texts.splitIntoSingleCells,
      disabled: !may?.split,
      onChoose: () => bounds && review.apply([{ kind: 'split-cell', table: index, row: bounds.top, column: bounds.left }]),
    },
    {
      key: 'remove-table',
      label: texts.removeThisTableItIs,
      group: 'table',
      onChoose: () => {
        review.apply([{ kind: 'remove-table', table: index }])
        onShow(Math.max(0, Math.min(index, tables.length - 2)))
      },
    },
  ]
  const pages = [...new Set(table.places.map(({ page }) => page))]
  const asked = review.question?.target
  const isAsked = asked?.kind === 'cell' && asked.table === index && at?.row === asked.row && at.column === asked.column
  return (
    <>
      <div className="tbar">
        {tables.length > 1 ? (
          <label className="which">
            <span className="sr">{texts.table}</span>
            <select className="in" value={index} onChange={(event) => onShow(Number(event.target.value))}>
              {tables.map((each, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tables are known by their number
                <option key={number} value={number}>
                  {nameOfTable(each, number)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <b className="trunc">{nameOfTable(table, index)}</b>
        )}
        <span className="faint num nowrap">
          {texts.rows(table.rowCount - table.headerRows)}, {texts.pagesFrom(pages[0] ?? 1, pages.at(-1) ?? 1)}
        </span>
        <span className="grow" />
        <Menu label={texts.rowsMenu} className="btn quiet sm" items={rowItems}>
          <Plus className="i i12" aria-hidden="true" />
          {texts.rowsMenu}
        </Menu>
        <Menu
          label={texts.columnsMenu}
          className="btn quiet sm"
          items={columnItems}
          note={column === null ? 'Choose a cell to change its column.' : `${titleOfColumn(table, column)} holds:`}
        >
          <Columns3 className="i i12" aria-hidden="true" />
          {texts.columnsMenu}
        </Menu>
        <Menu
          label={texts.cells}
          className="btn quiet sm"
          items={cellItems}
          note={may?.merge || may?.split ? undefined : 'Shift and an arrow key, or a Shift click, select several cells.'}
        >
          <TableCellsMerge className="i i12" aria-hidden="true" />
          {texts.cells}
          <ChevronDown className="i i12" aria-hidden="true" />
        </Menu>
      </div>
      <Grid
        key={index}
        model={model}
        selection={selection}
        onSelect={select}
        onEdit={(cell, text) => review.apply(settingOf(cell.target, text.trim(), null))}
        onPaste={(rows) => selection && review.apply(pasted(model, selection, rows))}
        onInsertRow={() => insertRow(true)}
        onRemoveRow={removeRows}
        failing={review.failing}
        thread={!isAsked}
        onEnter={(_, shift) => isAsked && onEnter(shift)}
      />
    </>
  )
}
