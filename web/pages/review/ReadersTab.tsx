import type { FieldSheet, ParsedDocument, SecondAnswer } from '@docmill/engine/model'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { counted } from '../../ui/words.ts'
import { fieldAt, keyOf, type Target, titleOfField } from '../../viewer/targets.ts'
import { settingOf } from './edits.ts'
import type { Review } from './useReview.ts'

const verdicts: Readonly<Record<SecondAnswer, { readonly tone: ChipTone; readonly says: string }>> = {
  same: { tone: 'good', says: 'Agree' },
  other: { tone: 'warn', says: 'Differ' },
  alone: { tone: 'warn', says: 'Endpoint alone' },
  nothing: { tone: 'plain', says: 'Built-in alone' },
  refused: { tone: 'warn', says: 'Refused' },
}
/** What the endpoint's cell says when there is no text of its own to show. */
const instead: Readonly<Partial<Record<SecondAnswer, string>>> = {
  nothing: 'nothing found',
  refused: 'an answer that the page does not bear out',
}

/** One field as both readers read it, whatever was corrected since. */
interface Reading {
  readonly name: string
  readonly answer: SecondAnswer
  /** null: nothing was found. */
  readonly builtIn: string | null
  readonly endpoint: string | null
}

/** What either reader said of every single field of a sheet, in the order asked for; empty when only one has read it. */
export function readingsOf({ fields, definitions, secondReader = {} }: FieldSheet): readonly Reading[] {
  return definitions.flatMap(({ name }): readonly Reading[] => {
    const answer = Object.hasOwn(secondReader, name) ? secondReader[name] : undefined
    const field = fields.find((each) => each.name === name)
    if (answer === undefined || (field === undefined && answer === 'nothing')) return []
    const text = field?.value.text ?? null
    if (answer === 'alone') return [{ name, answer, builtIn: null, endpoint: text }]
    const other = field?.alternatives.find(({ source }) => source === 'model')?.value.text ?? null
    return [{ name, answer, builtIn: text, endpoint: answer === 'same' ? text : answer === 'other' ? other : null }]
  })
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
          The readers agree on {agreed} of {counted(all.length, 'field')}.
        </span>
        <span className="grow" />
        <label className="cb">
          <input type="checkbox" checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)} />
          Differences only
        </label>
      </div>
      {sheets.map(({ sheet, index, readings }) => {
        const shown = onlyDifferent ? readings.filter(({ answer }) => answer !== 'same') : readings
        return shown.length === 0 ? null : (
          <table
            key={sheet.pages[0]}
            className="tbl"
            aria-label={`Which reader said what${sheets.length > 1 ? `, document ${index + 1}` : ''}`}
          >
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Built-in reader</th>
                <th scope="col">Model endpoint</th>
                <th scope="col">
                  <span className="sr">Verdict</span>
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
      <p className="dim small readers-note">
        As they read it, before any correction. The endpoint never replaces the built-in reading: what it says must stand on the page, and
        where it differs the field is less sure.
      </p>
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
  const target: Target = { kind: 'field', sheet: index, path: { name } }
  const title = titleOfField(sheet, { name })
  const now = review.document.sheets[index] ? fieldAt(review.document.sheets[index], { name }) : null
  const { tone, says } = verdicts[answer]
  const taken = (text: string) => now?.value.text === text
  const use = (text: string, place: Parameters<typeof settingOf>[2]) => {
    review.apply(settingOf(target, text, place))
    review.choose(target)
  }
  const known = fieldAt(sheet, { name })
  const proof = known?.alternatives.find(({ source }) => source === 'model')?.evidence?.place ?? known?.evidence?.place ?? null
  return (
    <tr className={review.chosenKey === keyOf(target) ? 'on' : undefined}>
      <th scope="row">
        <button type="button" className="link" onClick={() => review.choose(target)}>
          {title}
        </button>
      </th>
      <td className="num">{builtIn ?? <span className="faint">nothing found</span>}</td>
      <td className="num">
        {endpoint ?? <span className="faint">{instead[answer]}</span>}{' '}
        {answer === 'other' && endpoint !== null && (
          <Button
            kind="quiet"
            size="small"
            disabled={taken(endpoint)}
            aria-label={`Use ${endpoint} for ${title}`}
            onClick={() => use(endpoint, proof)}
          >
            {taken(endpoint) ? 'Used' : 'Use'}
          </Button>
        )}
      </td>
      <td>
        <Chip tone={tone}>{says}</Chip>
      </td>
    </tr>
  )
}
