import { type Block, linesOf, revive, type SerialDocument, textOfLines } from '@docmill/engine/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchEarlyPage, sentenceFor } from '../../api.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { Sheet } from '../../viewer/Sheet.tsx'
import { gridOf, keyOf, spotsOn, type Target, textOfCell } from '../../viewer/targets.ts'
import './early-page.css'
import * as texts from '../../texts/converters.ts'

interface EarlyPageProps {
  readonly conversionId: string
  readonly page: number
  readonly pictures: boolean
  readonly onClose: () => void
}

/** A page that is read while others still wait: its picture, and beside it what stands on it. To look at; corrections come at the end. */
export function EarlyPage({ conversionId, page, pictures, onClose }: EarlyPageProps) {
  const [chosen, setChosen] = useState<Target | null>(null)
  const early = useQuery({
    queryKey: ['early', conversionId, page],
    queryFn: async ({ signal }) => revive((await fetchEarlyPage(conversionId, page, signal)) as SerialDocument),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  })
  const [read] = early.data?.pages ?? []
  const at = chosen && keyOf(chosen)
  return (
    <Dialog open onClose={onClose} title={texts.pageReadEarly(page)} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <p className="dim">{texts.toLookAtWhileThe}</p>
      {early.isPending && <Skeleton widths={[100, 90, 60]} />}
      {early.isError && <Banner tone="plain">{sentenceFor(early.error, texts.thePageIsNotThere)}</Banner>}
      {early.data && read && (
        <div className="early">
          <div className="early-page" style={{ aspectRatio: `${read.size.width} / ${read.size.height}` }}>
            <Sheet
              conversionId={conversionId}
              page={read}
              pictures={pictures}
              spots={spotsOn(early.data, read.number)}
              inView
              boxes="all"
              chosen={at}
              failing={none}
              onChoose={setChosen}
            />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className="early-text" tabIndex={0} aria-label={texts.whatStandsOnPage(page)}>
            {early.data.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks are known by their number
              <Passage key={index} block={block} table={early.data.blocks.slice(0, index).filter(isTable).length} at={at} index={index} />
            ))}
            {early.data.blocks.length === 0 && <p className="dim">{texts.thisPageIsBlankAnd}</p>}
          </section>
        </div>
      )}
    </Dialog>
  )
}

const none: ReadonlySet<string> = new Set()
const isTable = (block: Block): boolean => block.kind === 'table'

interface PassageProps {
  readonly block: Block
  readonly index: number
  /** How many tables stand before it. */
  readonly table: number
  /** The key of what is chosen on the page. */
  readonly at: string | null
}

function Passage({ block, index, table, at }: PassageProps) {
  if (block.kind !== 'table')
    return <p className={at === keyOf({ kind: 'block', block: index }) ? 'on' : undefined}>{textOfLines(linesOf(block))}</p>
  return (
    <table className="tbl">
      <tbody>
        {gridOf(block).map((row, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={number}>
            {row.map((cell, column) =>
              cell && cell.row === number && cell.column === column ? (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={column}
                  rowSpan={cell.rowSpan}
                  colSpan={cell.columnSpan}
                  className={at === keyOf({ kind: 'cell', table, row: number, column }) ? 'on' : undefined}
                >
                  {textOfCell(cell)}
                </td>
              ) : null,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
