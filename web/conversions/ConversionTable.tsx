import { type Conversion, converterById } from '@docmill/contracts'
import { Download, Repeat2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { isFinal, sentenceFor } from '../api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { PaperSketch } from '../ui/Paper.tsx'
import { Progress } from '../ui/Progress.tsx'
import { useToast } from '../ui/Toast.tsx'
import { ago, dateIn, figure, momentOf } from '../ui/words.ts'
import './conversions.css'
import * as texts from '../texts/conversions.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { saveResult } from './save.ts'
import { formatName, repeatOf, reviewOf, statusOf, uncheckedOf, units } from './words.ts'

/** A conversion in a list, with the address of a small picture of its first page. */
type Listed = Conversion & { readonly thumbnail: string | null }

/** Conversions as rows: document, tool, state, credits really charged, when; each can be opened, downloaded and deleted. */
export function ConversionTable({
  conversions,
  label,
  selected,
  onSelect,
}: {
  readonly conversions: readonly Listed[]
  readonly label: string
  /** Rows that are ticked; left out: rows can't be ticked. */
  readonly selected?: ReadonlySet<string>
  readonly onSelect?: (id: string, on: boolean) => void
}) {
  const [deleting, setDeleting] = useState<Conversion | null>(null)
  return (
    <>
      <div className="card act">
        <table aria-label={label}>
          <ActivityHead />
          <tbody>
            {conversions.map((conversion) => (
              <Row
                key={conversion.id}
                conversion={conversion}
                onDelete={() => setDeleting(conversion)}
                ticked={selected?.has(conversion.id) ?? null}
                onTick={(on) => onSelect?.(conversion.id, on)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <DeleteDialog conversion={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

/** The head of a table of conversions, also over sample rows. */
export function ActivityHead() {
  return (
    <thead>
      <tr>
        <th>{texts.document}</th>
        <th className="h tool-name">{texts.tool}</th>
        <th>{texts.status}</th>
        <th className="r h spent">{texts.credits}</th>
        <th className="r h">{texts.when}</th>
        <th className="r">
          <span className="sr">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly conversion: Listed
  readonly onDelete: () => void
  /** null: rows can't be ticked. */
  readonly ticked: boolean | null
  readonly onTick: (on: boolean) => void
}

function Row({ conversion, onDelete, ticked, onTick }: RowProps) {
  const toast = useToast()
  const first = conversion.formats[0]
  const final = isFinal(conversion)
  const review = reviewOf(conversion)
  const download = () => {
    if (first) saveResult(conversion.id, first).catch((error) => toast(sentenceFor(error, texts.theResultCouldNotBe)))
  }
  return (
    <tr>
      <td>
        <div className="fn">
          {ticked !== null && (
            <label className="cb tick">
              <input type="checkbox" checked={ticked} onChange={(event) => onTick(event.target.checked)} />
              <span className="sr">
                {texts.choose}
                {conversion.fileName}
              </span>
            </label>
          )}
          <Thumbnail conversion={conversion} />
          <span className="grow">
            <Link className="name trunc" to={`/dashboard/conversions/${conversion.id}`} title={conversion.fileName}>
              {conversion.fileName}
            </Link>
            <span className="faint small num">{units(conversion.converter, conversion.pagesTotal, conversion.fileType)}</span>
          </span>
        </div>
      </td>
      <td className="h dim tool-name">{converterById(conversion.converter).title}</td>
      <td>
        {review && uncheckedOf(conversion) > 0 ? (
          <Link className="chip warn" to={review}>
            {statusOf(conversion).text}
          </Link>
        ) : (
          <Status conversion={conversion} />
        )}
      </td>
      <td className="r h num spent">
        {final ? (
          figure(conversion.credits.charged)
        ) : (
          <span className="dim">
            {figure(conversion.credits.held)}
            {texts.held}
          </span>
        )}
      </td>
      <td className="r h dim num">
        {ago(dateIn(conversion.createdAt))}
        {conversion.expiresAt && conversion.state !== 'expired' && (
          <span className="faint small block">
            {texts.until}
            {momentOf(dateIn(conversion.expiresAt))}
          </span>
        )}
      </td>
      <td className="r">
        <span className="row acts">
          {review && (
            <Link className={buttonClass('quiet', 'small')} to={review} aria-label={texts.review(conversion.fileName)}>
              {texts.review2}
            </Link>
          )}
          {final && (
            <Link
              className={buttonClass('quiet', 'small', 'icon h')}
              to={repeatOf(conversion)}
              aria-label={texts.convertAnotherFileWithThe(conversion.fileName)}
            >
              <Repeat2 className="i i14" aria-hidden="true" />
            </Link>
          )}
          {first && conversion.state !== 'expired' && (
            <Button
              kind="quiet"
              size="small"
              iconOnly
              aria-label={texts.downloadAs(conversion.fileName, formatName[first.format] ?? first.format)}
              onClick={download}
            >
              <Download className="i i14" aria-hidden="true" />
            </Button>
          )}
          {final && (
            <Button kind="quiet" size="small" iconOnly aria-label={texts.deleteLabel(conversion.fileName)} onClick={onDelete}>
              <Trash2 className="i i14" aria-hidden="true" />
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

/** The first page, small; a sketch of one when no picture is kept. */
function Thumbnail({ conversion }: { readonly conversion: Listed }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className="th" aria-hidden="true">
      {conversion.thumbnail && !broken ? (
        <img src={conversion.thumbnail} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <PaperSketch seed={conversion.fileName.length} lines={8} />
      )}
    </span>
  )
}

/** The state of a conversion: a chip, or a bar with the pages while it runs. */
function Status({ conversion }: { readonly conversion: Conversion }) {
  const { tone, text } = statusOf(conversion)
  if (conversion.state !== 'running') return <Chip tone={tone}>{text}</Chip>
  return (
    <span className="run num">
      <Progress share={conversion.pagesDone / Math.max(1, conversion.pagesTotal)} label={texts.pagesRead} decorative />
      {text}
    </span>
  )
}
