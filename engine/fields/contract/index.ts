// Contracts:
//
//   running text -> parties, dates, spans, law, clauses, sums    signatures -> who, as what, when

import type { Block } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { present } from '../prose/found.ts'
import { proseOf } from '../prose/prose.ts'
import type { FieldReader, Found } from '../reading/reader.ts'
import { amountsIn, clausesIn, contractTitle } from './clauses.ts'
import { effectiveDateIn } from './effective-date.ts'
import { jurisdictionIn } from './jurisdiction.ts'
import { partiesIn } from './parties.ts'
import { signatureItem, signaturesIn } from './signatures.ts'
import { spansIn } from './spans.ts'

/** What a contract says, each value with its words; what it does not say is left out. */
export const contractFields: FieldReader = ({ blocks, evidence }) => readContract(blocks, evidence)

function readContract(blocks: readonly Block[], evidence: Evidence): Found {
  const prose = proseOf(blocks)
  const jurisdiction = jurisdictionIn(prose)
  // A contract under the law of a state of the Union writes its dates month first; of others, only their own figures tell.
  const order = evidence.dateOrder ?? (/\b(?:State|Commonwealth) of \p{Lu}/u.test(prose.text) ? 'month-first' : null)
  const signatures = signaturesIn(blocks, order)
  return {
    fields: present([contractTitle(blocks), effectiveDateIn(prose, order), jurisdiction, ...spansIn(prose), ...clausesIn(prose)]),
    lists: [
      { name: 'party', items: partiesIn(prose, blocks, signatures) },
      { name: 'signatures', items: signatures.map(signatureItem) },
      { name: 'amounts', items: amountsIn(prose, evidence) },
    ],
  }
}
