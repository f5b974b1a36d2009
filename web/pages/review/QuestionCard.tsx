import { Check, ChevronLeft, ChevronRight, CircleX, SearchX, Sigma, SquareDashed, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import * as texts from '../../texts/review.ts'
import { Button } from '../../ui/Button.tsx'
import { Key } from '../../ui/Key.tsx'
import { Crop } from '../../viewer/Crop.tsx'
import { isPictured } from '../../viewer/page-picture.ts'
import type { Question, Suggestion } from './questions.ts'
import type { Review } from './useReview.ts'

/** The one value that is asked about: the piece of the page, why it asks, and one key to answer. */
export function QuestionCard({ review, onDraw }: { readonly review: Review; readonly onDraw: () => void }) {
  const { question } = review
  if (!question) return <Settled review={review} />
  return <Card review={review} question={question} onDraw={onDraw} />
}

function Settled({ review }: { readonly review: Review }) {
  return (
    <div className="ask settled" role="status" data-area="question" tabIndex={-1}>
      <span className="settled-mark" aria-hidden="true">
        <Check className="i i18" />
      </span>
      <div className="grow">
        <b>{review.total === 0 ? texts.nothingToCheck : texts.allSettled}</b>
        <p className="dim small">{review.total === 0 ? texts.thereAreNoTablesOr : texts.everyValueIsSureOr}</p>
      </div>
    </div>
  )
}

/** A quarter of a phone's width, in pixels: less is a tap that slipped. A swipe that goes down as much as across is a scroll. */
const leastSwipe = 90

/** The card stays from question to question; only what belongs to one, as what was typed for it, begins anew. */
function Card({ review, question, onDraw }: { readonly review: Review; readonly question: Question; readonly onDraw: () => void }) {
  const { explanation, questions, document, conversion } = review
  const id = useId()
  const [typing, setTyping] = useState<{ readonly key: string; readonly text: string } | null>(null)
  const typed = typing?.key === question.key ? typing.text : null
  const setTyped = (text: string | null) => setTyping(text === null ? null : { key: question.key, text })
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null)
  if (!explanation) return null
  const { suggestion, place, readings, confidence } = explanation
  const page = place && document.pages.find(({ number }) => number === place.page)
  const value = typed ?? explanation.text
  const changed = typed !== null && typed.trim() !== explanation.text
  const whole = question.target.kind === 'table'
  const onStep = (direction: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    // After a press with the mouse Enter is the answer's again, not this button's.
    if (event.detail > 0) event.currentTarget.blur()
    review.step(direction)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (changed) review.set(value.trim())
      else if (event.shiftKey) review.keep()
      else review.accept()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section
      className="ask"
      aria-labelledby={`${id}-title`}
      data-area="question"
      tabIndex={-1}
      onTouchStart={({ touches: { 0: first } }) => {
        touch.current = first ? { x: first.clientX, y: first.clientY } : null
      }}
      onTouchEnd={({ changedTouches: { 0: last } }) => {
        const from = touch.current
        touch.current = null
        if (!from || !last) return
        const [across, down] = [last.clientX - from.x, last.clientY - from.y]
        if (Math.abs(across) > leastSwipe && Math.abs(across) > 2 * Math.abs(down)) review.step(across < 0 ? 1 : -1)
      }}
    >
      <div className="hd">
        <Standing question={question}>
          {questions.indexOf(question) + 1}
          {texts.outOf}
          {questions.length}
        </Standing>
        <h2 id={`${id}-title`} className="trunc">
          {explanation.title}
        </h2>
        {confidence !== null && (
          <span className={question.standing === 'check' ? 'conf lo' : 'conf ko'}>
            <span className="sr">{texts.confidence}</span>
            {Math.round(confidence * 100)}
          </span>
        )}
        <span className="grow" />
        <Button kind="quiet" size="small" iconOnly aria-label={texts.previousToCheck} onClick={onStep(-1)}>
          <ChevronLeft className="i i14" aria-hidden="true" />
        </Button>
        <Button kind="quiet" size="small" iconOnly aria-label={texts.nextToCheck} onClick={onStep(1)}>
          <ChevronRight className="i i14" aria-hidden="true" />
        </Button>
      </div>
      {page && place && !whole && isPictured(conversion, page.number) && (
        <Crop conversionId={conversion.id} page={page} place={place} said={explanation.text} linked={review.chosenKey === question.key} />
      )}
      <div key={`answer ${question.key}`} className={whole ? 'edit whole' : 'edit'}>
        {!whole && (
          <input
            className="in"
            value={value}
            placeholder={question.standing === 'missing' ? texts.notFoundOnThePage : ''}
            aria-label={explanation.title}
            aria-describedby={`${id}-why`}
            data-question-input
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
        <div className="row">
          {changed ? (
            <Button kind="marker" onClick={() => review.set(value.trim())}>
              {texts.saveKey}
              <Key>↵</Key>
            </Button>
          ) : suggestion ? (
            <>
              <Button kind="marker" onClick={() => review.accept()}>
                <span className="trunc use">
                  {texts.takeText}
                  {suggestion.text}
                </span>{' '}
                <Key>↵</Key>
              </Button>
              <Button onClick={() => review.keep()}>
                {texts.keepKey}
                <Key>⇧↵</Key>
              </Button>
            </>
          ) : (
            <Button kind="marker" onClick={() => review.keep()}>
              {question.standing === 'missing' ? texts.notOnThePage : whole ? texts.rightAll(question.values) : texts.right} <Key>↵</Key>
            </Button>
          )}
        </div>
      </div>
      <div className={question.standing === 'check' ? 'why lo' : 'why'} id={`${id}-why`}>
        {question.standing === 'fails' ? (
          <Sigma className="i i14" aria-hidden="true" />
        ) : (
          <TriangleAlert className="i i14" aria-hidden="true" />
        )}
        <span>{explanation.reasons.join(' ')}</span>
      </div>
      {readings.length > 1 && <Readings key={`readings ${question.key}`} readings={readings} onUse={(text) => review.set(text)} />}
      {!whole && (
        <div key={`else ${question.key}`} className="also">
          {question.standing !== 'missing' && (
            <Button kind="quiet" size="small" onClick={() => review.absent()}>
              <SearchX className="i i14" aria-hidden="true" />
              {texts.notOnThePageKey}
              <Key>X</Key>
            </Button>
          )}
          {conversion.pagePictures && (
            <Button kind="quiet" size="small" onClick={onDraw}>
              <SquareDashed className="i i14" aria-hidden="true" />
              {texts.drawItsBox}
              <Key>D</Key>
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Standing({ question, children }: { readonly question: Question; readonly children: React.ReactNode }) {
  const bad = question.standing === 'fails' || question.standing === 'doubtful'
  const Icon = bad ? CircleX : TriangleAlert
  return (
    <span className={`chip num ${bad ? 'bad' : 'warn'}`} role="status">
      <Icon className="i i12" aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}

const readers: Readonly<Record<Suggestion['source'], string>> = {
  place: texts.thePage,
  reading: texts.secondReading,
  check: texts.whatTheFiguresNeed,
  model: texts.modelEndpoint,
  xml: texts.dataInTheFile,
}

/** Which reader said what; any of them can be taken. */
function Readings({ readings, onUse }: { readonly readings: readonly Suggestion[]; readonly onUse: (text: string) => void }) {
  return (
    <details className="readings">
      <summary>{texts.whichReaderSaidWhat}</summary>
      <ul>
        {readings.map((reading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings never change their order while they are shown
          <li key={index}>
            <span className="dim">
              {readers[reading.source]}
              {reading.place && texts.onPage(reading.place.page)}
            </span>
            <span className="num trunc">{reading.text}</span>
            <span className="conf">
              <span className="sr">{texts.confidence}</span>
              {Math.round(reading.confidence * 100)}
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.takeWhatSays(reading.text, readers[reading.source])}
              onClick={() => onUse(reading.text)}
            >
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
