import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { productName } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Chat } from './Chat.tsx'
import { Features } from './Features.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { Footer } from './Footer.tsx'
import { Hero } from './Hero.tsx'
import './landing.css'
import { Navigation } from './Navigation.tsx'
import { News } from './News.tsx'
import { OnPremise } from './OnPremise.tsx'
import { Promotion } from './Promotion.tsx'
import { Questions } from './Questions.tsx'
import { Samples } from './Samples.tsx'
import { Showcase } from './Showcase.tsx'
import { Tools } from './Tools.tsx'
import { UseCases } from './UseCases.tsx'

/** The landing page; also what an unknown path shows. The promotion and the chat belong to / and /home alone. */
export default function Landing() {
  const { pathname } = useLocation()
  const withExtras = pathname === '/' || pathname === '/home'
  useEffect(() => {
    document.title = `${productName} · Documents in, data you can trust out`
  }, [])
  return (
    <div className="landing">
      <a className="skip" href="#main">
        Skip to content
      </a>
      {withExtras && <Promotion />}
      <Navigation />
      <main id="main">
        <Hero />
        <Features />
        <Showcase />
        <UseCases />
        <Tools />
        <Samples />
        <OnPremise />
        <News />
        <Questions />
        <section className="band fin">
          <div className="w">
            <h2 className="display">Put a page through the mill</h2>
            <p className="lead">200 credits, about thirteen pages to Excel, on the house.</p>
            <Link className={buttonClass('marker', 'large')} to="/auth?mode=signup">
              Get Started Free <ArrowRight className="i" aria-hidden="true" />
            </Link>
          </div>
        </section>
      </main>
      <Footer />
      {withExtras && <Chat />}
      <FirstVisit />
    </div>
  )
}
