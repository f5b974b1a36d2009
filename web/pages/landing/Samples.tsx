import type { SampleName } from '@docmill/contracts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import * as texts from '../../texts/landing.ts'
import { buttonClass } from '../../ui/Button.tsx'
import contract from './samples/contract.webp'
import invoice from './samples/invoice.webp'
import receipt from './samples/receipt.webp'
import resume from './samples/resume.webp'
import statement from './samples/statement.webp'

// Loaded when somebody picks a sample: most visitors do not.
const SampleReading = lazy(() => import('./SampleReading.tsx'))

const samples: readonly { readonly name: SampleName; readonly title: string; readonly kind: string; readonly picture: string }[] = [
  { name: 'invoice', title: texts.invoice, kind: texts.sumsAndTax, picture: invoice },
  { name: 'receipt', title: texts.receipt, kind: 'a photograph', picture: receipt },
  { name: 'statement', title: texts.statement, kind: texts.aRunningBalance, picture: statement },
  { name: 'contract', title: texts.contract, kind: texts.plainProse, picture: contract },
  { name: 'resume', title: texts.resume, kind: texts.postsAndSchools, picture: resume },
]

/** Five documents of our own that a visitor has read, here and now: nothing is stored or charged. */
export function Samples() {
  // The same sample may be asked for again: `turn` counts the askings.
  const [asked, setAsked] = useState<{ readonly name: SampleName; readonly title: string; readonly turn: number } | null>(null)
  return (
    <section className="band samples" id="samples" aria-labelledby="samples-title">
      <div className="w">
        <div className="sh">
          <h2 className="display" id="samples-title">
            {texts.tryItOnOneOf}
          </h2>
          <p className="lead">{texts.noAccountNothingChargedNothing}</p>
        </div>
        <div className="try">
          <div className="lt">
            <div className="row between">
              <b>{texts.sampleDocuments}</b>
              <span className="small dim">{texts.yourOwnFileNeedsA}</span>
            </div>
            <div className="smp">
              {samples.map(({ name, title, kind, picture }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={asked?.name === name}
                  onClick={() => setAsked({ name, title, turn: (asked?.turn ?? 0) + 1 })}
                >
                  <span className="page">
                    <img src={picture} alt="" width={331} height={468} loading="lazy" decoding="async" />
                  </span>
                  {title}
                  <small>{kind}</small>
                </button>
              ))}
            </div>
          </div>
          <div className="try-live" aria-live="polite">
            {asked ? (
              <Suspense fallback={null}>
                <SampleReading key={asked.turn} name={asked.name} title={asked.title} />
              </Suspense>
            ) : (
              <div className="rt try-empty">
                <p className="dim">{texts.whatIsReadStandsHere}</p>
                <Link className={buttonClass('plain')} to="/auth?mode=signup">
                  {texts.useYourOwnFile}
                </Link>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
