import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from '../../texts/auth-frame.ts'
import { productName } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Art } from './Art.tsx'
import './auth.css'

/** What stands around every form about an account: the way back, the logo, the theme, and a picture beside it on wide windows. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="au">
      <main className="fm" id="main">
        <div className="row between">
          <Link className={buttonClass('quiet', 'medium', 'back')} to="/">
            <ArrowLeft className="i i14" aria-hidden="true" />
            {texts.back}
          </Link>
          <Logo height={18} name={productName} />
          <ThemeToggle />
        </div>
        <div className="box">{children}</div>
      </main>
      <Art />
    </div>
  )
}
