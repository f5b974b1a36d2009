import { type Block, linesOf, textOfLines } from '@docmill/engine/model'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as texts from '../../texts/review.ts'
import { nameOfBlock, nameOfTable, tablesOf } from '../../viewer/targets.ts'
import { settingOf } from './edits.ts'
import type { Review } from './useReview.ts'

/** The text of the document in reading order, a block a paragraph; any of them can be changed, tables in their own tab. */
export function TextTab({ review, onTable }: { readonly review: Review; readonly onTable: (table: number) => void }) {
  const { blocks } = review.document
  const pane = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => pane.current,
    estimateSize: () => 48,
    overscan: 8,
  })
  const tables = tablesOf(review.document)
  if (blocks.length === 0) return <p className="nothing dim">{texts.thereIsNoTextOn}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="scroll text-pane" ref={pane} tabIndex={0} aria-label={texts.text}>
      <div className="text-inner" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((item) => {
          const block = blocks[item.index]
          if (!block) return null
          return (
            <div
              key={item.index}
              ref={rows.measureElement}
              data-index={item.index}
              className="text-block"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {block.kind === 'table' ? (
                <button type="button" className="link" onClick={() => onTable(tables.indexOf(block))}>
                  {nameOfTable(block, tables.indexOf(block))}
                </button>
              ) : (
                <Passage review={review} block={block} index={item.index} />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Passage({ review, block, index }: { readonly review: Review; readonly block: Block; readonly index: number }) {
  const [editing, setEditing] = useState<string | null>(null)
  const text = textOfLines(linesOf(block))
  const target = { kind: 'block', block: index } as const
  const on = review.chosen?.kind === 'block' && review.chosen.block === index
  const save = () => {
    if (editing !== null && editing !== text) review.apply(settingOf(target, editing, null))
    setEditing(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') setEditing(null)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  if (editing !== null)
    return (
      <textarea
        className="in"
        aria-label={nameOfBlock(block)}
        // biome-ignore lint/a11y/noAutofocus: the person asked to write here
        autoFocus
        rows={Math.min(12, text.split('\n').length + 1)}
        value={editing}
        onChange={(event) => setEditing(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    )
  return (
    <button
      type="button"
      className={`passage passage-${block.kind}${on ? ' on' : ''}`}
      aria-pressed={on}
      data-thread-end={on ? '' : undefined}
      onClick={() => (on ? setEditing(text) : review.choose(target))}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return
        event.preventDefault()
        event.stopPropagation()
        setEditing(text)
      }}
    >
      <span className="sr">{nameOfBlock(block)}: </span>
      {text || <span className="faint">{nameOfBlock(block)}</span>}
    </button>
  )
}
