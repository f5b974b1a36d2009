// Contracts:
//
//   running text -> parties, dates, spans, law, clauses, sums    signatures -> who, as what, when

import type { Block } from '../../model/index.ts'
import { type Evidence, orderOfLanguage } from '../../values/index.ts'
import { besides, present } from '../prose/found.ts'
import { namePartsOf } from '../prose/name-parts.ts'
import { type Prose, proseOf } from '../prose/prose.ts'
import { type StatedTerm, statedInTables, statedTerms } from '../prose/stated.ts'
import type { PageText } from '../reading/page-text.ts'
import type { FieldReader, Found, FoundValue } from '../reading/reader.ts'
import { amountsIn, clausesIn, contractTitle } from './clauses.ts'
import { agreementDateIn, effectiveDateIn } from './effective-date.ts'
import { jurisdictionIn, statedLaw } from './jurisdiction.ts'
import { partiesIn } from './parties.ts'
import { isPerson } from './party-names.ts'
import { lengthBetween, periodInProse, statedPeriod } from './period.ts'
import { signatureItem, signaturesIn } from './signatures.ts'
import { spansIn } from './spans.ts'

/** What a contract says, each value with its words; what it does not say is left out. */
export const contractFields: FieldReader = ({ pages, blocks, evidence }) => readContract(pages, blocks, evidence)

function readContract(pages: readonly PageText[], blocks: readonly Block[], evidence: Evidence): Found {
  const prose = proseOf(blocks)
  const onRows = statedTerms(pages)
  const inTables = statedInTables(blocks, onRows)
  const terms = inTables.length === 0 ? onRows : [...onRows, ...inTables].toSorted(inReadingOrder)
  const jurisdiction = jurisdictionIn(prose)
  // A contract under the law of a state of the Union writes its dates month first; of others, their own figures tell, else their language.
  const order = evidence.dateOrder ?? (/\b(?:State|Commonwealth) of \p{Lu}/u.test(prose.text) ? 'month-first' : orderOfLanguage(evidence))
  const signatures = signaturesIn(blocks, order)
  return {
    fields: withLength(
      surest([
        contractTitle(blocks),
        effectiveDateIn(prose, order),
        agreementDateIn(prose, order),
        ...statedPeriod(terms, order),
        ...periodInProse(prose, order),
        jurisdiction,
        statedLaw(terms),
        ...spansIn(prose),
        ...clausesIn(prose),
      ]),
    ),
    lists: [
      { name: 'party', items: partiesIn(prose, blocks, signatures, terms).map((party) => inParts(party, prose, evidence.language)) },
      { name: 'signatures', items: signatures.map((signature) => signatureItem(signature, evidence.language)) },
      { name: 'amounts', items: amountsIn(prose, evidence) },
    ],
  }
}

const inReadingOrder = ({ label: [a] }: StatedTerm, { label: [b] }: StatedTerm): number =>
  a === undefined || b === undefined ? 0 : a.page - b.page || a.box.top - b.box.top

/** A party that is a person with the parts of the name behind it; "IMMO NORD, SARL au capital de …" is none. */
function inParts(party: readonly FoundValue[], prose: Prose, language: string | null): readonly FoundValue[] {
  const [name, ...others] = party
  const last = name?.words.at(-1)
  const behind = last === undefined ? '' : (prose.words[prose.words.indexOf(last) + 1]?.text ?? '')
  const isFirm = /,$/u.test(last?.text ?? '') && formBehind.test(behind)
  return name?.name === 'name' && isPerson(name.value.text) && !isFirm ? [name, ...namePartsOf(name, [], language), ...others] : party
}

const formBehind = /^(?:SARL|SASU?|SA|EURL|SCEA|SCI|SNC|S\.?L\.?U?|S\.?r\.?l|S\.?p\.?A|GmbH|AG|KG|B\.?V|N\.?V|Lda|Ltd|Inc|LLC)[.,]*$/u

/** A contract that states its days but not its length has the length between them. */
function withLength(values: readonly FoundValue[]): readonly FoundValue[] {
  const of = (wanted: string): FoundValue | undefined => values.find(({ name }) => name === wanted)
  return of('term') === undefined ? present([...values, lengthBetween(of('effective_date'), of('expiration_date'))]) : values
}

/** Each field once: the surest, with what was said elsewhere beside it; of equals the first. */
function surest(values: readonly (FoundValue | null)[]): readonly FoundValue[] {
  const byName = Map.groupBy(present(values), ({ name }) => name)
  return [...byName.values()].flatMap((all) => {
    const [best, ...others] = all.toSorted((a, b) => b.confidence - a.confidence)
    if (best === undefined) return []
    return others.length === 0
      ? [best]
      : [{ ...best, alternatives: [...besides(best, others).alternatives, ...best.alternatives].slice(0, 3) }]
  })
}
