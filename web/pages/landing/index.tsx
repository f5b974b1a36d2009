import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { productName } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Features } from './Features.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { Footer } from './Footer.tsx'
import { Hero } from './Hero.tsx'
import './landing.css'
import * as texts from '../../texts/landing.ts'
import { Navigation } from './Navigation.tsx'
import { News } from './News.tsx'
import { OnPremise } from './OnPremise.tsx'
import { Promotion } from './Promotion.tsx'
import { Questions } from './Questions.tsx'
import { Samples } from './Samples.tsx'
import { Showcase } from './Showcase.tsx'
import { useSite } from './site.ts'
import { Tools } from './Tools.tsx'
import { UseCases } from './UseCases.tsx'

// Only where the operator has configured one.
const Chat = lazy(() => import('./Chat.tsx').then((module) => ({ default: module.Chat })))

const sections = [
  { name: 'hero', Section: Hero },
  { name: 'features', Section: Features },
  { name: 'showcase', Section: Showcase },
  { name: 'use-cases', Section: UseCases },
  { name: 'tools', Section: Tools },
  { name: 'samples', Section: Samples },
  { name: 'on-premise', Section: OnPremise },
  { name: 'news', Section: News },
  { name: 'questions', Section: Questions },
] as const

/** The landing page; also what an unknown path shows. The promotion and the chat belong to / and /home alone. */
export default function Landing() {
  const { pathname } = useLocation()
  const site = useSite()
  const withExtras = pathname === '/' || pathname === '/home'
  useEffect(() => {
    document.title = texts.documentsInDataYouCan(productName)
  }, [])
  return (
    <div className="landing">
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      {withExtras && <Promotion />}
      <Navigation />
      <main id="main">
        {sections.map(({ name, Section }) => (
          // Each is taken over on its own, so that none keeps the page from answering for long.
          <Suspense key={name}>
            <Section />
          </Suspense>
        ))}
        <section className="band fin">
          <div className="w">
            <h2 className="display">{texts.putAPageThroughThe}</h2>
            <p className="lead">{texts.n200CreditsAboutThirteenPages}</p>
            <Link className={buttonClass('marker', 'large')} to="/auth?mode=signup">
              {texts.getStartedFree}
              <ArrowRight className="i" aria-hidden="true" />
            </Link>
          </div>
        </section>
      </main>
      <Footer />
      {withExtras && site?.chatWidget && (
        <Suspense>
          <Chat />
        </Suspense>
      )}
      <FirstVisit />
    </div>
  )
}
