import { ArrowLeft } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '../../focus-heading.ts'
import * as texts from '../../texts/review.ts'
import { Mark } from '../../ui/Logo.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'

/** The review while its document is on the way: everything stands where it will stand, the page under the reading band. `name` of the file, once it is known. */
export function Waiting({ id, name }: { readonly id: string; readonly name: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus that was on this heading goes on to that of the review that takes its place, once it stands.
  useLayoutEffect(() => {
    const own = heading.current
    return () => {
      if (own && document.activeElement === own) queueMicrotask(focusHeading)
    }
  }, [])
  return (
    <div className="rv" data-phone="check">
      <header className="rbar">
        <Link className="btn quiet icon" to={`/dashboard/conversions/${id}`} aria-label={texts.backToTheConversion}>
          <ArrowLeft className="i" aria-hidden="true" />
        </Link>
        <span className="opt2 mark-home" aria-hidden="true">
          <Mark />
        </span>
        <i className="div opt2" aria-hidden="true" />
        <h1 className="name trunc" ref={heading}>
          {name ?? texts.review}
        </h1>
      </header>
      <main id="main" className="parts">
        <div className="docp" aria-hidden="true">
          <div className="thumbs" />
          <div className="view waiting-view">
            <div className="page waiting-page">
              <i className="waiting-band" />
            </div>
          </div>
        </div>
        <section className="pan waiting-pan" aria-label={texts.whatWasRead}>
          <Skeleton widths={[46, 100, 72, 88, 100, 64, 92, 80, 100, 70]} label={texts.loadingTheDocument} />
        </section>
      </main>
      <footer className="st" />
    </div>
  )
}
