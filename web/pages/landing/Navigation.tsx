import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import * as texts from '../../texts/landing.ts'
import { productName } from '../../titles.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'

const anchors = [
  { href: '#features', text: texts.features },
  { href: '#tools', text: texts.converters },
  { href: '#on-premise', text: texts.onPremise },
  { href: '#articles', text: texts.news },
] as const

/** The bar at the top: sections, Contact Us, Login, Sign Up, the theme, and on small screens a menu with the same. */
export function Navigation() {
  const [open, setOpen] = useState(false)
  const menu = useId()
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (!open || event.key !== 'Escape') return
    setOpen(false)
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever focus is inside the bar
    <header className="site-nav" onKeyDown={closeOnEscape}>
      <div className="in-nav">
        <Link to="/" className="home" aria-label={texts.home(productName)}>
          <Logo height={21} name={productName} />
        </Link>
        <nav aria-label={texts.main} className="row main-links">
          {anchors.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
          <Link to="/contact">{texts.contactUs}</Link>
        </nav>
        <span className="grow" />
        <Link className={buttonClass('quiet', 'medium', 'lg-only')} to="/auth?mode=login">
          {texts.login}
        </Link>
        <Link className={buttonClass('primary')} to="/auth?mode=signup">
          {texts.signUp}
        </Link>
        <Button
          kind="quiet"
          iconOnly
          className="menu-btn"
          aria-label={texts.menu}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          {open ? <X className="i i18" aria-hidden="true" /> : <Menu className="i i18" aria-hidden="true" />}
        </Button>
      </div>
      <ThemeToggle fixed />
      <nav id={menu} className="mobile-menu" aria-label={texts.menu} hidden={!open}>
        {anchors.map(({ href, text }) => (
          <a key={href} href={href} onClick={() => setOpen(false)}>
            {text}
          </a>
        ))}
        <Link to="/contact">{texts.contactUs}</Link>
        <Link to="/auth?mode=login">{texts.login}</Link>
        <Link to="/auth?mode=signup">{texts.signUp}</Link>
      </nav>
    </header>
  )
}
