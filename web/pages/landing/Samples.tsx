import type { SampleName } from '@docmill/contracts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/Button.tsx'
import contract from './samples/contract.webp'
import invoice from './samples/invoice.webp'
import receipt from './samples/receipt.webp'
import resume from './samples/resume.webp'
import statement from './samples/statement.webp'

// Loaded when somebody picks a sample: most visitors do not.
const SampleReading = lazy(() => import('./SampleReading.tsx'))

const samples: readonly { readonly name: SampleName; readonly title: string; readonly kind: string; readonly picture: string }[] = [
  { name: 'invoice', title: 'Invoice', kind: 'sums and tax', picture: invoice },
  { name: 'receipt', title: 'Receipt', kind: 'a photograph', picture: receipt },
  { name: 'statement', title: 'Statement', kind: 'a running balance', picture: statement },
  { name: 'contract', title: 'Contract', kind: 'plain prose', picture: contract },
  { name: 'resume', title: 'Resume', kind: 'posts and schools', picture: resume },
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
            Try it on one of ours
          </h2>
          <p className="lead">No account, nothing charged, nothing stored. Pick a page and watch it read.</p>
        </div>
        <div className="try">
          <div className="lt">
            <div className="row between">
              <b>Sample documents</b>
              <span className="small dim">Your own file needs a free account</span>
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
                <p className="dim">What is read stands here, each value with its place on the page and how sure it is.</p>
                <Link className={buttonClass('plain')} to="/auth?mode=signup">
                  Use your own file
                </Link>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
