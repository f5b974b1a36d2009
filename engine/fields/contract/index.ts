// Contracts:
//
//   running text -> parties, dates, spans, law, clauses, sums    signatures -> who, as what, when

import type { Block } from '../../model/index.ts'
import { type Evidence, orderOfLanguage } from '../../values/index.ts'
import { besides, present } from '../prose/found.ts'
import { namePartsOf } from '../prose/name-parts.ts'
import { proseOf } from '../prose/prose.ts'
import { statedTerms } from '../prose/stated.ts'
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
  const terms = statedTerms(pages)
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
      { name: 'party', items: partiesIn(prose, blocks, signatures, terms).map((party) => inParts(party, evidence.language)) },
      { name: 'signatures', items: signatures.map((signature) => signatureItem(signature, evidence.language)) },
      { name: 'amounts', items: amountsIn(prose, evidence) },
    ],
  }
}

/** A party that is a person with the parts of the name behind it. */
function inParts(party: readonly FoundValue[], language: string | null): readonly FoundValue[] {
  const [name, ...others] = party
  return name?.name === 'name' && isPerson(name.value.text) ? [name, ...namePartsOf(name, [], language), ...others] : party
}

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
