import type { Conversion } from '@docmill/contracts'
import type { Correction, ParsedDocument } from '@docmill/engine/model'
import { useCallback, useMemo, useState } from 'react'
import { isOfFieldsAlone } from '../../conversions/words.ts'
import type { Selection } from '../../viewer/grid-model.ts'
import type { Look } from '../../viewer/Pages.tsx'
import { keyOf, seen, type Target } from '../../viewer/targets.ts'
import { useCorrected } from './corrector.ts'
import { absenceOf, acceptanceOf, numberedAsRead, settingOf } from './edits.ts'
import { correctionsOf, type History, historyOf, redone, undone, withStep } from './history.ts'
import {
  countUnchecked,
  countValues,
  type Explanation,
  explain,
  failingKeys,
  inReadingOrder,
  type Question,
  questionsOf,
} from './questions.ts'

export type Order = 'doubt' | 'reading'

/** A review under way: the corrected document, what is asked, what is chosen, and everything that can be done. */
export interface Review {
  readonly conversion: Conversion
  readonly document: ParsedDocument
  readonly corrections: readonly Correction[]
  readonly questions: readonly Question[]
  /** The question on the card; null when all is settled. */
  readonly question: Question | null
  readonly explanation: Explanation | null
  /** The page of the question after it; null where there is none. */
  readonly nextPage: number | null
  readonly total: number
  /** Values less than sure that nobody looked at: marked in every file. */
  readonly unchecked: number
  readonly failing: ReadonlySet<string>
  readonly chosen: Target | null
  readonly chosenKey: string | null
  /** A rectangle of cells around the chosen one; null for the one alone. */
  readonly range: Selection | null
  readonly look: Look | null
  readonly order: Order
  readonly canUndo: boolean
  readonly canRedo: boolean
  setOrder(order: Order): void
  /** Makes something the one that is linked, and brings it into view. */
  choose(target: Target, range?: Selection | null): void
  lookAt(page: number): void
  /** One step that can be undone. */
  apply(step: readonly Correction[]): void
  undo(): void
  redo(): void
  /** Goes to the next or previous question. */
  step(direction: 1 | -1): void
  /** Answers the question on the card and goes on to the next. */
  accept(): void
  keep(): void
  set(text: string): void
  absent(): void
}

/** A review of `base` that begins with the corrections saved earlier. */
export function useReview(conversion: Conversion, base: ParsedDocument, saved: readonly Correction[]): Review {
  const [history, setHistory] = useState<History>(() => historyOf(saved))
  const corrections = useMemo(() => correctionsOf(history), [history])
  const document = useCorrected(base, corrections)
  // What is not in the files is not asked about; it can be looked at all the same.
  const result = useMemo(() => (isOfFieldsAlone(conversion) ? { ...document, blocks: [] } : document), [conversion, document])
  const cleared = useMemo(() => clearedKeys(corrections), [corrections])
  const [order, setOrder] = useState<Order>('doubt')
  const questions = useMemo(() => {
    const byDoubt = questionsOf(result, cleared)
    return order === 'doubt' ? byDoubt : inReadingOrder(document, byDoubt)
  }, [document, result, cleared, order])
  const { sheets } = document
  const failing = useMemo(() => failingKeys({ sheets }), [sheets])
  const [first] = useState(() => questions[0] ?? null)
  const [current, setCurrent] = useState<string | null>(first?.key ?? null)
  const [chosen, setChosen] = useState<Target | null>(first?.target ?? null)
  const [range, setRange] = useState<Selection | null>(null)
  const [look, setLook] = useState<Look | null>(() => (first ? lookOf(document, first.target) : null))
  const question = questions.find(({ key }) => key === current) ?? questions[0] ?? null
  const explanation = useMemo(() => question && explain(document, question), [document, question])

  const following = question && questions[questions.indexOf(question) + 1]

  const show = (target: Target) => {
    setChosen(target)
    setRange(null)
    setLook(lookOf(document, target))
  }
  const goTo = (next: Question | null | undefined) => {
    setCurrent(next?.key ?? null)
    if (next) show(next.target)
  }
  const step = (direction: 1 | -1) => {
    const at = questions.findIndex(({ key }) => key === question?.key)
    if (questions.length > 0) goTo(questions[(at + direction + questions.length) % questions.length])
  }
  const apply = useCallback(
    (step: readonly Correction[]) => setHistory((last) => withStep(last, numberedAsRead(base, correctionsOf(last), step))),
    [base],
  )
  const answer = (answered: readonly Correction[]) => {
    if (!question) return
    apply(answered)
    const at = questions.indexOf(question)
    goTo(questions[at + 1] ?? questions.find(({ key }) => key !== question.key))
  }
  const keep = () =>
    question && answer(question.standing === 'missing' ? absenceOf(question.target) : acceptanceOf(document, question.target))
  const set = (text: string) => {
    if (!question) return
    if (text === explanation?.text) return keep()
    const suggestion = explanation?.readings.find((reading) => reading.text === text)
    answer(settingOf(question.target, text, suggestion?.place ?? explanation?.place ?? null))
  }
  return {
    conversion,
    document,
    corrections,
    questions,
    question,
    explanation,
    nextPage: (following && seen(document, following.target)?.place?.page) ?? null,
    total: useMemo(() => countValues(result), [result]),
    unchecked: useMemo(() => countUnchecked(result), [result]),
    failing,
    chosen,
    chosenKey: useMemo(() => chosen && keyOf(chosen), [chosen]),
    range,
    look,
    order,
    canUndo: history.at > 0,
    canRedo: history.at < history.steps.length,
    setOrder,
    choose(target, drawn = null) {
      show(target)
      setRange(drawn)
      const asked = questions.find(({ key }) => key === keyOf(target))
      if (asked) setCurrent(asked.key)
    },
    lookAt: (page) => setLook({ page, place: null }),
    apply,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    step,
    keep,
    set,
    accept: () => (explanation?.suggestion ? set(explanation.suggestion.text) : keep()),
    absent: () => question && answer(absenceOf(question.target)),
  }
}

const lookOf = (document: ParsedDocument, target: Target): Look | null => {
  const place = seen(document, target)?.place
  return place ? { page: place.page, place } : null
}

function clearedKeys(corrections: readonly Correction[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const correction of corrections)
    if (correction.kind === 'clear-field') keys.add(keyOf({ kind: 'field', sheet: correction.sheet, path: correction.field }))
  return keys
}
