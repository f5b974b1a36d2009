import type { FieldPath, FieldSheet } from '@docmill/engine/model'
import { Plus, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import * as texts from '../../texts/review.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid } from '../../viewer/Grid.tsx'
import { listGrid, type Selection } from '../../viewer/grid-model.ts'
import { fieldAt, keyOf, standingOfField, type Target, titled } from '../../viewer/targets.ts'
import { cellOf, pasted, settingOf, targetAt } from './edits.ts'
import type { Review } from './useReview.ts'

type OnEnter = (shift: boolean) => boolean

/** The fields of every document in the file, then their lists; what was asked for and not found is said. */
export function FieldsTab({ review, onEnter }: { readonly review: Review; readonly onEnter: OnEnter }) {
  const { sheets } = review.document
  if (sheets.length === 0) return <p className="nothing dim">{texts.noFieldsWereAskedFor}</p>
  return (
    <div className="scroll">
      {sheets.map((sheet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are known by their number
        <Sheet key={index} review={review} sheet={sheet} index={index} named={sheets.length > 1} onEnter={onEnter} />
      ))}
    </div>
  )
}

interface SheetProps {
  readonly review: Review
  readonly sheet: FieldSheet
  readonly index: number
  /** Several documents in one file each get a heading. */
  readonly named: boolean
  readonly onEnter: OnEnter
}

function Sheet({ review, sheet, index, named, onEnter }: SheetProps) {
  const { found, missing } = rowsOf(sheet)
  const few = missing.length <= fewMissing
  const pages = texts.pagesFrom(sheet.pages[0] ?? 1, sheet.pages.at(-1) ?? 1)
  return (
    <section aria-label={`${titled(undefined, sheet.kind)}, ${pages}`}>
      {named && (
        <h3 className="tbar">
          {titled(undefined, sheet.kind)} <span className="faint num">{pages}</span>
        </h3>
      )}
      <Fields
        review={review}
        sheet={sheet}
        index={index}
        onEnter={onEnter}
        label={texts.fields}
        rows={few ? [...found, ...missing] : found}
      />
      {sheet.lists.map((list) => (
        <List key={list.name} review={review} sheet={sheet} index={index} name={list.name} onEnter={onEnter} />
      ))}
      {!few && (
        <details className="missing">
          <summary>
            {texts.countedFields(missing.length)}
            {texts.askedForNotOnThe}
          </summary>
          <Fields review={review} sheet={sheet} index={index} onEnter={onEnter} label={texts.fieldsNotOnThePage} rows={missing} />
        </details>
      )}
    </section>
  )
}

/** Fields that were not found stand among the others while they are this few; more would hide what was found. */
const fewMissing = 6

/** Single fields of a sheet in the order they were asked for; lists have grids of their own. */
function rowsOf(sheet: FieldSheet): { readonly found: readonly FieldPath[]; readonly missing: readonly FieldPath[] } {
  const order = new Map(sheet.definitions.map(({ name }, at) => [name, at]))
  const lists = new Set(sheet.definitions.filter(({ kind }) => kind === 'list').map(({ name }) => name))
  const found = [...sheet.fields].sort((a, b) => (order.get(a.name) ?? 1e6) - (order.get(b.name) ?? 1e6)).map(({ name }) => ({ name }))
  const missing = sheet.missing.filter((name) => !lists.has(name) && !found.some((each) => each.name === name)).map((name) => ({ name }))
  return { found, missing }
}

interface FieldsProps extends Omit<SheetProps, 'named'> {
  readonly label: string
  readonly rows: readonly FieldPath[]
}

function Fields({ review, sheet, index, onEnter, label, rows }: FieldsProps) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<{ readonly name: string; readonly text: string } | null>(null)
  const { chosen } = review
  const active = chosen?.kind === 'field' && chosen.sheet === index && !('list' in chosen.path) ? chosen.path.name : null
  const at = rows.findIndex(({ name }) => name === active)
  const targetOf = (path: FieldPath): Target => ({ kind: 'field', sheet: index, path })
  const choose = (to: number) => {
    const path = rows[Math.min(Math.max(to, 0), rows.length - 1)]
    if (path) review.choose(targetOf(path))
  }
  const textAt = (name: string) => fieldAt(sheet, { name })?.value.text ?? ''
  const save = (name: string, text: string) => {
    setEditing(null)
    host.current?.focus({ preventScroll: true })
    if (text.trim() !== textAt(name)) review.apply(settingOf(targetOf({ name }), text.trim(), null))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.target !== event.currentTarget) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (step && plain) choose(at + step)
    else if (event.key === 'Enter' && plain && active !== null) {
      const asked = review.question?.key === keyOf(targetOf({ name: active }))
      if (!asked || !onEnter(event.shiftKey)) setEditing({ name: active, text: textAt(active) })
    } else if (event.key === 'F2' && active !== null) setEditing({ name: active, text: textAt(active) })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two fields stand beside each other, which no table can do
    <div
      ref={host}
      className="fields"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      onKeyDown={onKeyDown}
      // A press chooses its own row: the first one must not be chosen under the finger, and move what it is about to hit.
      onFocus={(event) => event.target === event.currentTarget && at < 0 && event.target.matches(':focus-visible') && choose(0)}
    >
      {rows.map((path, row) => {
        const field = fieldAt(sheet, path)
        const key = keyOf(targetOf(path))
        const fails = review.failing.has(key)
        const standing = field ? standingOfField(field) : 'sure'
        const tone = fails || standing === 'doubtful' ? ' ko' : standing === 'check' ? ' lo' : ''
        const title = titled(sheet.definitions.find(({ name }) => name === path.name)?.title, path.name)
        const asked = review.question?.key === key
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the grid
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          <div
            key={path.name}
            role="row"
            className={`fr${tone}${row === at ? ' on' : ''}${field?.source === 'person' ? ' ed' : ''}`}
            onClick={() => (row === at && !editing ? setEditing({ name: path.name, text: textAt(path.name) }) : choose(row))}
          >
            {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
            {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
            <span className="fl trunc" role="rowheader" title={title}>
              {title}
            </span>
            {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
            {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
            <span
              className="fv num trunc"
              role="gridcell"
              id={`${id}-${row}`}
              title={field && editing?.name !== path.name ? field.value.text : undefined}
              aria-selected={row === at}
              data-thread-end={row === at && !asked ? '' : undefined}
            >
              {editing?.name === path.name ? (
                <FieldInput
                  label={title}
                  text={editing.text}
                  onSave={(text) => save(path.name, text)}
                  onCancel={() => {
                    setEditing(null)
                    host.current?.focus()
                  }}
                />
              ) : field ? (
                field.value.text
              ) : (
                <span className="faint">{texts.notOnThePageLower}</span>
              )}
            </span>
            {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid */}
            {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
            <span className={`conf${tone}`} role="gridcell">
              {tone && <TriangleAlert className="i i12" aria-hidden="true" />}
              {field && field.source !== 'person' && (
                <>
                  <span className="sr">{texts.confidence}</span>
                  {Math.round(field.confidence * 100)}
                </>
              )}
              {field?.source === 'person' && <span className="sr">{texts.setOrAcceptedByYou}</span>}
            </span>
          </div>
        )
      })}
    </div>
  )
}

function FieldInput({
  label,
  text,
  onSave,
  onCancel,
}: {
  readonly label: string
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}) {
  const [value, setValue] = useState(text)
  const ended = useRef(false)
  const end = (action: () => void) => {
    if (ended.current) return
    ended.current = true
    action()
  }
  return (
    <input
      className="cell-in"
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: the person asked to write here
      autoFocus
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onFocus={(event) => event.target.select()}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => end(() => onSave(value))}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') end(() => onSave(value))
        else if (event.key === 'Escape') end(onCancel)
      }}
    />
  )
}

/** The most a list takes of the panel, in pixels; longer ones scroll inside. */
const listHeight = 420

function List({ review, sheet, index, name, onEnter }: Omit<SheetProps, 'named'> & { readonly name: string }) {
  const list = sheet.lists.find((each) => each.name === name)
  const model = useMemo(() => list && listGrid(sheet, index, list), [sheet, index, list])
  if (!list || !model) return null
  const { chosen, range } = review
  const cell =
    chosen?.kind === 'field' && chosen.sheet === index && 'list' in chosen.path && chosen.path.list === name ? cellOf(model, chosen) : null
  const here = cell && { row: cell.row, column: cell.column }
  const selection: Selection | null = here && (range ?? { from: here, to: here })
  const select = (next: Selection) => {
    const target = targetAt(model, next)
    const alone = next.from.row === next.to.row && next.from.column === next.to.column
    if (target) review.choose(target, alone ? null : next)
  }
  const asked = cell !== null && review.question?.key === cell.key
  const insert = () => review.apply([{ kind: 'insert-item', sheet: index, list: name, at: here ? here.row + 1 : list.items.length }])
  const remove = () => here && review.apply([{ kind: 'remove-item', sheet: index, list: name, at: here.row }])
  return (
    <>
      <div className="tbar">
        <b className="trunc">{model.label}</b>
        <span className="faint num nowrap">{texts.rows(list.items.length)}</span>
        <span className="grow" />
        <Button kind="quiet" size="small" onClick={insert}>
          <Plus className="i i12" aria-hidden="true" />
          {texts.row}
        </Button>
        <Button kind="quiet" size="small" disabled={!here} onClick={remove}>
          {texts.removeRow}
        </Button>
      </div>
      <Grid
        model={model}
        selection={selection}
        onSelect={select}
        onEdit={(edited, text) => review.apply(settingOf(edited.target, text.trim(), null))}
        onPaste={(rows) => selection && review.apply(pasted(model, selection, rows))}
        onInsertRow={insert}
        onRemoveRow={remove}
        failing={review.failing}
        thread={!asked}
        onEnter={(_, shift) => asked && onEnter(shift)}
        height={listHeight}
      />
    </>
  )
}
