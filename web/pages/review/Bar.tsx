import { ArrowLeft, Check, ChevronDown, CloudAlert, CloudOff, Download, FileText, LoaderCircle, Redo2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { nameOfKind } from '../../conversions/document-types.ts'
import { formatName } from '../../conversions/words.ts'
import * as texts from '../../texts/review.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { dateIn, figure, momentOf } from '../../ui/words.ts'
import type { SaveState } from './useAutosave.ts'
import type { Exports } from './useExports.ts'
import type { Review } from './useReview.ts'

/** Name, kind, how much is settled, whether it is saved, undo, and the one primary button: export. */
export function Bar({ review, saving, exports }: { readonly review: Review; readonly saving: SaveState; readonly exports: Exports }) {
  const { conversion, questions, total } = review
  const open = questions.reduce((sum, question) => sum + question.values, 0)
  const { sheets } = review.document
  const kind = sheets[0]?.kind
  const { charged } = conversion.credits
  return (
    <header className="rbar">
      <Link className="btn quiet icon" to={`/dashboard/conversions/${conversion.id}`} aria-label={texts.backToTheConversion}>
        <ArrowLeft className="i" aria-hidden="true" />
      </Link>
      <span className="opt2 mark-home" aria-hidden="true">
        <Mark />
      </span>
      <i className="div opt2" aria-hidden="true" />
      <h1 className="name trunc" title={conversion.fileName}>
        {conversion.fileName}
      </h1>
      {kind && (
        <span className={`chip opt ${(sheets.length === 1 && sheetTint[kind]) || ''}`}>
          <FileText className="i i12" aria-hidden="true" />
          {sheets.length > 1 ? texts.documents(sheets.length) : nameOfKind(kind)}
        </span>
      )}
      <span className="faint opt bar-facts num">
        {texts.pages(conversion.pagesTotal)}, {figure(charged)}
        {texts.credits}
        {conversion.expiresAt && texts.keptUntil(momentOf(dateIn(conversion.expiresAt)))}
      </span>
      <span className="grow" />
      {total > 0 && (
        <span className="todo opt2">
          <span className="nowrap" role="status">
            <b className="num">{figure(Math.max(0, total - open))}</b>{' '}
            <span className="dim">
              {texts.ofLabel}
              {figure(total)}
              {texts.settled}
            </span>
          </span>
          <Progress share={total === 0 ? 1 : Math.max(0, total - open) / total} label={texts.valuesSettled} decorative />
        </span>
      )}
      <i className="div opt2" aria-hidden="true" />
      <Saved state={saving} />
      <Button kind="quiet" iconOnly aria-label={texts.undo} disabled={!review.canUndo} onClick={review.undo}>
        <Undo2 className="i" aria-hidden="true" />
      </Button>
      <Button kind="quiet" iconOnly className="opt2" aria-label={texts.redo} disabled={!review.canRedo} onClick={review.redo}>
        <Redo2 className="i" aria-hidden="true" />
      </Button>
      <span className="opt">
        <ThemeToggle />
      </span>
      <ExportButton review={review} exports={exports} />
    </header>
  )
}

const sheetTint: Readonly<Record<string, string>> = {
  invoice: 'sheet-blue',
  receipt: 'sheet-yellow',
  resume: 'sheet-purple',
  contract: 'sheet-red',
  form: 'sheet-green',
  statement: 'sheet-green',
}

const saveWords: Readonly<Record<SaveState['kind'], string>> = {
  saved: texts.saved,
  saving: texts.saving,
  waiting: texts.savedHereWillSend,
  conflict: texts.changedElsewhere,
  failed: texts.notSaved,
}
const saveIcons = { saved: Check, saving: LoaderCircle, waiting: CloudOff, conflict: CloudAlert, failed: CloudAlert }

function Saved({ state }: { readonly state: SaveState }) {
  const Icon = saveIcons[state.kind]
  const bad = state.kind === 'conflict' || state.kind === 'failed'
  return (
    <span className={bad ? 'saved bad' : 'saved faint'} role="status">
      <Icon className="i i14" aria-hidden="true" />
      <span className={bad || state.kind === 'waiting' ? undefined : 'opt'}>{saveWords[state.kind]}</span>
    </span>
  )
}

function ExportButton({ review, exports }: { readonly review: Review; readonly exports: Exports }) {
  const items = exports.formats.map(
    (format): MenuItem => ({
      key: format,
      label: formatName[format] ?? format,
      aside: format === exports.last ? texts.lastUsed : undefined,
      onChoose: () => void exports.save(format),
    }),
  )
  return (
    <span className="split">
      <Button kind="primary" data-export busy={exports.busy} onClick={() => void exports.save(exports.last)}>
        <Download className="i i14" aria-hidden="true" />
        <span className="export-word">{exports.done ? texts.saved : texts.exportAs(formatName[exports.last] ?? exports.last)}</span>
      </Button>
      <Menu label={texts.otherFormats} className="btn pri" items={items} note={uncheckedWords(review)}>
        <ChevronDown className="i i14" aria-hidden="true" />
      </Menu>
    </span>
  )
}

/** "3 unchecked, marked in the file." */
export const uncheckedWords = ({ unchecked }: Pick<Review, 'unchecked'>): string =>
  unchecked === 0 ? texts.everythingIsCheckedOrSure : texts.uncheckedMarkedInTheFile(figure(unchecked))
