import type { Field, FieldPath, FieldSheet, ParsedDocument, SecondAnswer } from '@docmill/engine/model'
import { useState } from 'react'
import * as texts from '../../texts/review.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { fieldAt, keyOf, type Target, titleOfField } from '../../viewer/targets.ts'
import { settingOf } from './edits.ts'
import type { Review } from './useReview.ts'

const verdicts: Readonly<Record<SecondAnswer, { readonly tone: ChipTone; readonly says: string }>> = {
  same: { tone: 'good', says: texts.agree },
  other: { tone: 'warn', says: texts.differ },
  alone: { tone: 'warn', says: texts.endpointAlone },
  nothing: { tone: 'plain', says: texts.builtInAlone },
  refused: { tone: 'warn', says: texts.refused },
}
/** What the endpoint's cell says when there is no text of its own to show. */
const instead: Readonly<Partial<Record<SecondAnswer, string>>> = {
  nothing: texts.nothingFound,
  refused: texts.anAnswerThatThePage,
}

/** One field, one cell of a list, or a list as a whole, as both readers read it, whatever was corrected since. */
interface Reading {
  /** As the sheet's answers call it: "order", "line_items", "line_items[2].amount". */
  readonly name: string
  /** null: a list as a whole. */
  readonly path: FieldPath | null
  readonly answer: SecondAnswer
  /** null: nothing was found. */
  readonly builtIn: string | null
  readonly endpoint: string | null
}

/** What either reader said of every field and cell of a sheet, in the order asked for; empty when only one has read it. */
export function readingsOf(sheet: FieldSheet): readonly Reading[] {
  const { definitions, fields, lists, secondReader = {} } = sheet
  const answerTo = (name: string) => (Object.hasOwn(secondReader, name) ? secondReader[name] : undefined)
  return definitions.flatMap(({ name, kind }): readonly Reading[] => {
    const answer = answerTo(name)
    if (answer === undefined) return []
    if (kind !== 'list')
      return readingOf(
        name,
        { name },
        fields.find((each) => each.name === name),
        answer,
      )
    const items = lists.find((list) => list.name === name)?.items ?? []
    const cells = items.flatMap(({ fields: own }, item) =>
      own.flatMap((field) => {
        const path = `${name}[${item}].${field.name}`
        const said = answerTo(path)
        return said === undefined ? [] : readingOf(path, { list: name, item, name: field.name }, field, said)
      }),
    )
    return [listReading(name, answer, items), ...cells]
  })
}

function readingOf(name: string, path: FieldPath, field: Field | undefined, answer: SecondAnswer): readonly Reading[] {
  if (field === undefined && answer === 'nothing') return []
  const text = field?.value.text ?? null
  if (answer === 'alone') return [{ name, path, answer, builtIn: null, endpoint: text }]
  const other = field?.alternatives.find(({ source }) => source === 'model')?.value.text ?? null
  return [{ name, path, answer, builtIn: text, endpoint: answer === 'same' ? text : answer === 'other' ? other : null }]
}

/** A list as a whole: the rows that either reader has. */
function listReading(name: string, answer: SecondAnswer, items: FieldSheet['lists'][number]['items']): Reading {
  const own = items.filter(({ fields }) => fields.some(({ source }) => source !== 'model')).length
  return {
    name,
    path: null,
    answer,
    builtIn: answer === 'alone' ? null : texts.countedRows(own),
    endpoint:
      answer === 'same'
        ? texts.countedRows(own)
        : answer === 'alone'
          ? texts.countedRows(items.length)
          : answer === 'other'
            ? texts.otherRows
            : null,
  }
}

/** Which reader said what: the built-in one and the model endpoint side by side, field by field; either can be taken. */
export function ReadersTab({ review, base }: { readonly review: Review; readonly base: ParsedDocument }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const sheets = base.sheets.map((sheet, index) => ({ sheet, index, readings: readingsOf(sheet) }))
  const all = sheets.flatMap(({ readings }) => readings)
  const agreed = all.filter(({ answer }) => answer === 'same').length
  return (
    <div className="scroll readers">
      <div className="tbar">
        <span role="status">
          {texts.theReadersAgreeOn}
          {agreed}
          {texts.outOf}
          {texts.countedFields(all.length)}.
        </span>
        <span className="grow" />
        <label className="cb">
          <input type="checkbox" checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)} />
          {texts.differencesOnly}
        </label>
      </div>
      {sheets.map(({ sheet, index, readings }) => {
        const shown = onlyDifferent ? readings.filter(({ answer }) => answer !== 'same') : readings
        return shown.length === 0 ? null : (
          <table
            key={sheet.pages[0]}
            className="tbl"
            aria-label={texts.whichReaderSaidWhatOf(sheets.length > 1 ? texts.numberedDocument(index + 1) : '')}
          >
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.builtInReader}</th>
                <th scope="col">{texts.modelEndpoint}</th>
                <th scope="col">
                  <span className="sr">{texts.verdict}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((reading) => (
                <Row key={reading.name} reading={reading} review={review} sheet={sheet} index={index} />
              ))}
            </tbody>
          </table>
        )
      })}
      <p className="dim small readers-note">{texts.asTheyReadItBefore}</p>
    </div>
  )
}

function Row({
  reading,
  review,
  sheet,
  index,
}: {
  readonly reading: Reading
  readonly review: Review
  readonly sheet: FieldSheet
  readonly index: number
}) {
  const { name, answer, builtIn, endpoint } = reading
  const path = reading.path ?? firstCellOf(sheet, name)
  const target: Target = { kind: 'field', sheet: index, path }
  const title = titleOfField(sheet, reading.path ?? { name })
  const now = review.document.sheets[index] ? fieldAt(review.document.sheets[index], path) : null
  const { tone, says } = verdicts[answer]
  const taken = (text: string) => now?.value.text === text
  const use = (text: string, place: Parameters<typeof settingOf>[2]) => {
    review.apply(settingOf(target, text, place))
    review.choose(target)
  }
  const known = fieldAt(sheet, path)
  const proof = known?.alternatives.find(({ source }) => source === 'model')?.evidence?.place ?? known?.evidence?.place ?? null
  return (
    <tr className={reading.path !== null && review.chosenKey === keyOf(target) ? 'on' : undefined}>
      <th scope="row">
        <button type="button" className="link" onClick={() => review.choose(target)}>
          {title}
        </button>
      </th>
      <td className="num">{builtIn ?? <span className="faint">{texts.nothingFound}</span>}</td>
      <td className="num">
        {endpoint ?? <span className="faint">{instead[answer]}</span>}{' '}
        {answer === 'other' && endpoint !== null && reading.path !== null && (
          <Button
            kind="quiet"
            size="small"
            disabled={taken(endpoint)}
            aria-label={texts.takeFor(endpoint, title)}
            onClick={() => use(endpoint, proof)}
          >
            {taken(endpoint) ? texts.used : texts.take}
          </Button>
        )}
      </td>
      <td>
        <Chip tone={tone}>{says}</Chip>
      </td>
    </tr>
  )
}

/** What is shown of a list as a whole: its first cell. */
function firstCellOf({ lists }: FieldSheet, list: string): FieldPath {
  const [first] = lists.find(({ name }) => name === list)?.items[0]?.fields ?? []
  return { list, item: 0, name: first?.name ?? '' }
}
