import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { productName } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Art } from './Art.tsx'
import './auth.css'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import type { StepState } from './steps.ts'
import { VerifyForm } from './VerifyForm.tsx'

/** Login, sign-up, the code, and the two steps of a forgotten password. */
export default function Auth() {
  const [search] = useSearchParams()
  const state = (useLocation().state ?? {}) as StepState
  const mode = search.get('mode')
  return (
    <div className="au">
      <main className="fm" id="main">
        <div className="row between">
          <Link className={buttonClass('quiet', 'medium', 'back')} to="/">
            <ArrowLeft className="i i14" aria-hidden="true" />
            Back
          </Link>
          <Logo height={18} name={productName} />
          <ThemeToggle />
        </div>
        <div className="box">{stepView(mode, state)}</div>
      </main>
      <Art />
    </div>
  )
}

function stepView(mode: string | null, state: StepState): ReactNode {
  if (mode === 'signup') return <SignUpForm />
  if (mode === 'verify' && state.userId) return <VerifyForm userId={state.userId} email={state.email ?? ''} />
  if (mode === 'forgot') return <ForgotForm {...(state.email ? { email: state.email } : {})} />
  if (mode === 'reset' && state.email) return <ResetForm email={state.email} />
  return <LoginForm {...(state.notice ? { notice: state.notice } : {})} />
}
