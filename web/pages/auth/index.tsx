import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { AuthFrame } from './AuthFrame.tsx'
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
  return <AuthFrame>{stepView(mode, state)}</AuthFrame>
}

function stepView(mode: string | null, state: StepState): ReactNode {
  if (mode === 'signup') return <SignUpForm />
  if (mode === 'verify' && state.userId) return <VerifyForm userId={state.userId} email={state.email ?? ''} />
  if (mode === 'forgot') return <ForgotForm {...(state.email ? { email: state.email } : {})} />
  if (mode === 'reset' && state.email) return <ResetForm email={state.email} />
  return <LoginForm {...(state.notice ? { notice: state.notice } : {})} />
}
