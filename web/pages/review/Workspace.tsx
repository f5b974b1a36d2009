import type { Conversion, FieldDefinition } from '@docmill/contracts'
import type { Correction, ParsedDocument, Place } from '@docmill/engine/model'
import { ArrowDownWideNarrow, FileText, Table2, TextQuote, TriangleAlert } from 'lucide-react'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceFor } from '../../api.ts'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/review.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Key } from '../../ui/Key.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { figure } from '../../ui/words.ts'
import { isPictured, useExpectedPicture } from '../../viewer/page-picture.ts'
import { stepZoom } from '../../viewer/scale.ts'
import { Thread } from '../../viewer/Thread.tsx'
import { spotsOn, type Target, tablesOf } from '../../viewer/targets.ts'
import { Bar } from './Bar.tsx'
import { Checks } from './Checks.tsx'
import { DocumentPane, nextBoxes, turnedPage, type View } from './DocumentPane.tsx'
import { settingOf } from './edits.ts'
import { Kept } from './Kept.tsx'
import { keyMap, useReviewKeys } from './keys.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { Splitter } from './Splitter.tsx'
import { readAgain } from './saved.ts'
import { TablesTab } from './TablesTab.tsx'
import { useAutosave } from './useAutosave.ts'
import { useExports } from './useExports.ts'
import { useReview } from './useReview.ts'

// What is not looked at in every review is loaded when it is.
const FieldsTab = lazy(async () => ({ default: (await import('./FieldsTab.tsx')).FieldsTab }))
const JsonTab = lazy(async () => ({ default: (await import('./JsonTab.tsx')).JsonTab }))
const TextTab = lazy(async () => ({ default: (await import('./TextTab.tsx')).TextTab }))
const KeysDialog = lazy(async () => ({ default: (await import('../../KeysDialog.tsx')).KeysDialog }))

const ReadersTab = lazy(async () => ({ default: (await import('./ReadersTab.tsx')).ReadersTab }))
const TemplateTab = lazy(async () => ({ default: (await import('./TemplateTab.tsx')).TemplateTab }))

type Tab = 'fields' | 'tables' | 'text' | 'json' | 'template' | 'readers'
const order: readonly Tab[] = ['fields', 'tables', 'text', 'json']
/** Up to this width, in pixels, the rail of pages is folded to a strip: as in review.css. */
const foldedWidth = 1180
/** Longer than a page takes to come into view on a slow machine. */
const pageComesMs = 700
/** On a phone one of these is shown at a time. */
type Place4 = 'check' | 'fields' | 'table' | 'pages'

interface WorkspaceProps {
  readonly conversion: Conversion
  readonly base: ParsedDocument
  /** The corrections to begin with: those saved, or those this tab could not send. */
  readonly begin: readonly Correction[]
  readonly saved: readonly Correction[]
  readonly revision: number
  /** Loads what somebody else saved; this tab's corrections are given up. */
  readonly onReload: () => void
  readonly theirRevision: () => Promise<number>
}

/** The review: the pages left, what was read right, one question at a time, everything by keyboard. */
export function Workspace({ conversion, base, begin, saved, revision, onReload, theirRevision }: WorkspaceProps) {
  const host = useRef<HTMLDivElement>(null)
  const panel = useId()
  const toast = useToast()
  const review = useReview(conversion, base, begin)
  // The next question is shown at once; the pages, with their hundreds of boxes, follow as soon as there is time.
  const behind = useDeferredValue(review)
  const { document } = review
  const twoReaders = base.sheets.some(({ secondReader }) => secondReader !== undefined)
  const saving = useAutosave(conversion.id, review.corrections, revision, saved)
  const exports = useExports(conversion, saving.flush)
  const [tab, setTab] = useState<Tab>(() => (document.sheets.length > 0 ? 'fields' : tablesOf(document).length > 0 ? 'tables' : 'text'))
  const [table, setTable] = useState(0)
  const [phone, setPhone] = useState<Place4>(() => (review.questions.length > 0 ? 'check' : 'pages'))
  const [keysShown, setKeysShown] = useState(false)
  const showKeys = useCallback(() => setKeysShown(true), [])
  // Phones and tablets begin where the writing can be read, panned to the first question, unless it asks about a whole table; a whole
  // page there is a grey patch.
  const [view, setView] = useState<View>({
    zoom: innerWidth <= foldedWidth && review.question && review.question.target.kind !== 'table' ? 1.1 : 'fit',
    shownZoom: 1,
    page: document.pages[0]?.number ?? 1,
    boxes: 'all',
    turns: {},
    drawing: false,
  })
  const changeView = (change: Partial<View>) => setView((last) => ({ ...last, ...change }))
  const zoomBy = (direction: 1 | -1) => changeView({ zoom: stepZoom(view.shownZoom, direction) })
  const before = useRef<number | 'fit' | null>(null)
  const { chosen } = review

  // What is chosen on a page or by a question is shown where it stands, unless the person reads text or JSON.
  const follow = useEffectEvent((target: Target) => {
    if (target.kind === 'cell' || target.kind === 'table') setTable(target.table)
    if (tab === 'fields' || tab === 'tables') {
      if (target.kind === 'cell' || target.kind === 'table') setTab('tables')
      if (target.kind === 'field') setTab('fields')
    }
    if (target.kind === 'block' && tab !== 'template' && tab !== 'readers') setTab('text')
  })
  useEffect(() => {
    if (chosen) follow(chosen)
  }, [chosen])

  // The page that was pressed among the pages of the conversion.
  const [search] = useSearchParams()
  const asked = Number(search.get('page'))
  const beginAt = useEffectEvent(() => {
    if (document.pages.some(({ number }) => number === asked)) review.lookAt(asked)
  })
  useEffect(() => beginAt(), [])
  // The picture of the next question's page is there before the question is.
  const expectPicture = useExpectedPicture(conversion.id)
  const nextPage = review.nextPage
  useEffect(() => {
    if (nextPage !== null && isPictured(conversion, nextPage)) expectPicture(nextPage)
  }, [nextPage, conversion, expectPicture])
  // The last answer leads on to the export.
  const open = review.questions.length
  const wereOpen = useRef(open)
  useEffect(() => {
    if (open === 0 && wereOpen.current > 0) host.current?.querySelector<HTMLElement>('[data-export]')?.focus()
    wereOpen.current = open
  }, [open])
  const [drafted, setDrafted] = useState<readonly FieldDefinition[]>([])
  const press = async (target: Target) => {
    review.choose(target)
    if (tab !== 'template') return
    const { withFieldOf } = await import('./template-fields.ts')
    setDrafted((fields) => withFieldOf(document, target, fields))
  }

  const stepValue = (direction: 1 | -1) => {
    const all = document.pages.flatMap(({ number }) => spotsOn(document, number))
    const at = all.findIndex(({ key }) => key === review.chosenKey)
    const next = all[(at + direction + all.length) % Math.max(1, all.length)]
    if (next) review.choose(next.target)
  }
  const gone = useRef({ index: 0, at: Number.NEGATIVE_INFINITY })
  const goToPage = (index: number) => {
    const to = Math.min(Math.max(index, 0), document.pages.length - 1)
    gone.current = { index: to, at: performance.now() }
    const page = document.pages[to]
    if (page) review.lookAt(page.number)
  }
  /** So many pages on from the one in view, or, while a key is held down, from the one that is on its way there. */
  const turnPages = (by: number) => {
    const onItsWay = performance.now() - gone.current.at < pageComesMs
    goToPage((onItsWay ? gone.current.index : document.pages.findIndex(({ number }) => number === view.page)) + by)
  }
  const editChosen = () => {
    const asked = review.question && review.question.key === review.chosenKey
    const input = host.current?.querySelector<HTMLElement>(asked ? '[data-question-input]' : '.pan [role="grid"]')
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  }
  const draw = () => {
    if (!chosen || chosen.kind === 'table') return toast(texts.chooseAValueFirstThe)
    setPhone('pages')
    changeView({ drawing: true })
  }
  useReviewKeys({
    accept: review.accept,
    keep: () => review.keep(),
    next: () => review.step(1),
    previous: () => review.step(-1),
    nextValue: () => stepValue(1),
    previousValue: () => stepValue(-1),
    edit: editChosen,
    absent: () => review.absent(),
    zoomToSource() {
      if (before.current !== null) {
        changeView({ zoom: before.current })
        before.current = null
      } else {
        before.current = view.zoom
        changeView({ zoom: 2.25 })
      }
      if (chosen) review.choose(chosen, review.range)
    },
    draw,
    boxes: () => changeView({ boxes: nextBoxes(view.boxes) }),
    turn: () => changeView({ turns: turnedPage(view) }),
    view: () => setTab(order[(order.indexOf(tab) + 1) % order.length] ?? 'fields'),
    pageUp: () => turnPages(-1),
    pageDown: () => turnPages(1),
    firstPage: () => goToPage(0),
    lastPage: () => goToPage(document.pages.length - 1),
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    zoomFit: () => changeView({ zoom: 'fit' }),
    undo: review.undo,
    redo: review.redo,
    area: (direction) => focusArea(host.current, direction),
    export: () => void exports.save(exports.last),
    keys: showKeys,
  })
  const onDrawn = async (place: Place) => {
    changeView({ drawing: false })
    if (!chosen) return
    try {
      const { text } = await readAgain(conversion.id, place)
      const line = text.replaceAll('\n', ' ')
      if (line === '') return toast(texts.nothingIsWrittenInThis)
      review.apply(settingOf(chosen, line, place))
      toast(`Read: ${line}`)
    } catch (error) {
      toast(sentenceFor(error, texts.theBoxCouldNotBe))
    }
  }
  const onEnter = (shift: boolean) => {
    if (!review.question) return false
    if (shift) review.keep()
    else review.accept()
    return true
  }
  const showPhone = (next: Place4) => {
    setPhone(next)
    if (next === 'fields') setTab('fields')
    if (next === 'table') setTab(tablesOf(document).length > 0 ? 'tables' : 'text')
  }
  return (
    <div className="rv" ref={host} data-phone={phone}>
      <Bar review={review} saving={saving.state} exports={exports} />
      {/* One main part, whichever of its two a phone shows. */}
      <main id="main" className="parts">
        <DocumentPane
          review={behind}
          view={view}
          onView={changeView}
          onZoomBy={zoomBy}
          onChoose={(target) => void press(target)}
          onDrawn={(place) => void onDrawn(place)}
        />
        <section className="pan" aria-label={texts.whatWasRead} data-thread-clip>
          <Splitter host={host} />
          {saving.state.kind === 'failed' && <Banner tone="bad">{saving.state.sentence}</Banner>}
          <QuestionCard review={review} onDraw={draw} />
          <div className="ptabs">
            <Tabs
              label={texts.result}
              className="row"
              panel={panel}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  value: 'fields',
                  label: <Counted label={texts.fields} count={document.sheets.reduce((sum, sheet) => sum + sheet.fields.length, 0)} />,
                },
                { value: 'tables', label: <Counted label={texts.tables} count={tablesOf(document).length} /> },
                { value: 'text', label: texts.text },
                { value: 'json', label: texts.json },
                { value: 'template', label: texts.template },
                ...(twoReaders ? [{ value: 'readers' as const, label: texts.readers }] : []),
              ]}
            />
            <span className="grow" />
            {open > 1 && (
              <Button
                kind="quiet"
                size="small"
                aria-pressed={review.order === 'doubt'}
                onClick={() => review.setOrder(review.order === 'doubt' ? 'reading' : 'doubt')}
              >
                <ArrowDownWideNarrow className="i i12" aria-hidden="true" />
                <span className="order-word">{review.order === 'doubt' ? texts.lowConfidenceFirst : texts.asOnThePage}</span>
              </Button>
            )}
          </div>
          <div className="tab-panel" id={panel} role="tabpanel" aria-label={tab} data-area="values" tabIndex={-1}>
            {tab === 'tables' && <TablesTab review={review} shown={table} onShow={setTable} onEnter={onEnter} />}
            <Suspense>
              {tab === 'fields' && <FieldsTab review={review} onEnter={onEnter} />}
              {tab === 'text' && (
                <TextTab
                  review={review}
                  onTable={(index) => {
                    setTable(index)
                    setTab('tables')
                  }}
                />
              )}
              {tab === 'readers' && <ReadersTab review={review} base={base} />}
              {tab === 'json' && <JsonTab document={document} />}
              {tab === 'template' && (
                <TemplateTab fields={drafted} onFields={setDrafted} begin={conversion.fileName.replace(/\.[^.]+$/, '')} />
              )}
            </Suspense>
          </div>
          <Checks review={review} />
          <Kept review={review} />
        </section>
      </main>
      <Hints onKeys={showKeys} />
      <nav className="mtabs" aria-label={texts.review}>
        <Tabs
          label={texts.review}
          panel="main"
          value={phone}
          onChange={showPhone}
          tabs={[
            { value: 'check', label: <PhoneTab icon={TriangleAlert} label={texts.check} count={open} /> },
            { value: 'fields', label: <PhoneTab icon={TextQuote} label={texts.fields} /> },
            { value: 'table', label: <PhoneTab icon={Table2} label={texts.table} /> },
            { value: 'pages', label: <PhoneTab icon={FileText} label={texts.pagesLabel} /> },
          ]}
        />
      </nav>
      <Thread host={host} watch={review.chosenKey} />
      <Suspense>{keysShown && <KeysDialog keys={keyMap} open onClose={() => setKeysShown(false)} />}</Suspense>
      <Conflict
        open={saving.state.kind === 'conflict'}
        onTheirs={onReload}
        onMine={() => void theirRevision().then(saving.overwrite, () => toast(texts.theServiceCannotBeReached))}
      />
    </div>
  )
}

const Counted = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <>
    {label} {count > 0 && <span className="ct">{figure(count)}</span>}
  </>
)

function PhoneTab({ icon: Icon, label, count = 0 }: { readonly icon: typeof FileText; readonly label: string; readonly count?: number }) {
  return (
    <>
      <Icon className="i i18" aria-hidden="true" />
      {label}
      {count > 0 && (
        <span className="n num">
          <span className="sr">: </span>
          {count}
        </span>
      )}
    </>
  )
}

/** F6: document, question, values, checks in turn. */
function focusArea(host: HTMLElement | null, direction: 1 | -1): void {
  const names = ['document', 'question', 'values', 'checks']
  const areas = names.flatMap((name) => host?.querySelector<HTMLElement>(`[data-area="${name}"]`) ?? [])
  const at = areas.findIndex((area) => area.contains(window.document.activeElement))
  const next = areas[(at + direction + areas.length) % Math.max(1, areas.length)]
  const inside = next?.querySelector<HTMLElement>('[role="grid"], section[tabindex]')
  ;(next?.dataset.area === 'values' ? (inside ?? next) : next)?.focus()
}

/** The keys that are needed most, always in view. */
const Hints = memo(function Hints({ onKeys }: { readonly onKeys: () => void }) {
  const command = commandKey === '⌘' ? '⌘ ↵' : `${commandKey} ↵`
  return (
    <footer className="st">
      <span>
        <Key>↵</Key>
        {texts.keyAccept}
      </span>
      <span>
        <Key>⇧↵</Key>
        {texts.keyKeep}
      </span>
      <span>
        <Key>J</Key>
        <Key>K</Key>
        {texts.keysNextPrevious}
      </span>
      <span>
        <Key>F2</Key>
        {texts.keyEdit}
      </span>
      <span className="opt">
        <Key>Z</Key>
        {texts.keyZoomToSource}
      </span>
      <span className="opt">
        <Key>D</Key>
        {texts.keyDrawANewBox}
      </span>
      <span className="opt">
        <Key>X</Key>
        {texts.keyNotOnThePage}
      </span>
      <i className="grow" />
      <span>
        <Key>{command}</Key>
        {texts.keyExport}
      </span>
      <button type="button" onClick={onKeys}>
        <Key>?</Key>
        {texts.keyAllKeys}
      </button>
    </footer>
  )
})

function Conflict({ open, onTheirs, onMine }: { readonly open: boolean; readonly onTheirs: () => void; readonly onMine: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onMine}
      title={texts.thisResultWasChangedElsewhere}
      actions={
        <>
          <Button onClick={onTheirs}>{texts.loadTheOtherChanges}</Button>
          <Button kind="primary" onClick={onMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.anotherTabOrPersonSaved}</p>
    </Dialog>
  )
}
