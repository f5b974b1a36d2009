import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { productName, useTitle } from '../../titles.ts'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { ContactFace } from './ContactFace.tsx'
import './contact.css'
import * as texts from '../../texts/contact.ts'
import { OnPremiseFace } from './OnPremiseFace.tsx'
import { emptyShared, type SharedFields } from './shared-fields.ts'
import { ThankYou } from './ThankYou.tsx'

type View = 'contact' | 'onPremise'

/** One card with two faces, opened on the face that the route names. What both forms ask for carries over when the card flips. */
export default function Contact() {
  const { pathname } = useLocation()
  const [view, setView] = useState<View>(pathname.toLowerCase() === '/onpremise' ? 'onPremise' : 'contact')
  const [shared, setShared] = useState<SharedFields>(emptyShared)
  const [thanked, setThanked] = useState(false)
  const goBack = useGoBack()
  const card = useRef<HTMLDivElement>(null)
  useTitle(view === 'contact' ? texts.contactUs : texts.onPremiseSolution)
  const flipTo = (next: View) => {
    setView(next)
    // The face that was turned away can't keep focus; its successor's heading takes it.
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(`[data-face=${next}] h1`)?.focus())
  }
  return (
    <div className="contact">
      <header className="contact-top">
        <Button kind="quiet" onClick={goBack}>
          <ArrowLeft className="i i14" aria-hidden="true" />
          {texts.back}
        </Button>
        <Link to="/" className="contact-home">
          <Logo height={19} name={texts.home(productName)} />
        </Link>
        <ThemeToggle />
      </header>
      <main className="contact-stage" id="main">
        <div className={view === 'onPremise' ? 'flip on' : 'flip'} ref={card}>
          <ContactFace
            shown={view === 'contact'}
            shared={shared}
            onShared={setShared}
            onSwitch={() => flipTo('onPremise')}
            onSent={() => setThanked(true)}
          />
          <OnPremiseFace
            shown={view === 'onPremise'}
            shared={shared}
            onShared={setShared}
            onSwitch={() => flipTo('contact')}
            onSent={() => setThanked(true)}
          />
        </div>
      </main>
      {thanked && (
        <ThankYou
          onEnd={() => {
            setThanked(false)
            goBack()
          }}
        />
      )}
    </div>
  )
}

/** One step back in history; the landing page when there is nothing before this page. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (history.length > 1) navigate(-1)
    else navigate('/', { replace: true })
  }
}
