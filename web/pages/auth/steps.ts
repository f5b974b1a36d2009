import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { siteQuery } from '../../queries.ts'
import * as texts from '../../texts/auth.ts'

/** What one step hands to the next; it lives in the history entry, so that a reload stays where it was. */
export interface StepState {
  readonly userId?: string
  readonly email?: string
  /** Said on the login after a step that led there. */
  readonly notice?: string
  readonly expired?: boolean
}
type Step = 'login' | 'signup' | 'verify' | 'forgot' | 'reset'

/** The way from step to step: /auth?mode=… with what the step needs. */
export function useSteps(): (step: Step, state?: StepState) => void {
  const navigate = useNavigate()
  return (step, state = {}) => navigate(`/auth?mode=${step}`, { state })
}

/** Stands in pages that are written out for the credits of this installation (server/web-pages.ts). */
const placeholder = 'WELCOME-CREDITS'

/** "200 credits": what a new account begins with here; empty until that is known, or when nothing is given. */
export function useWelcome(): string {
  const site = useQuery(siteQuery).data
  const credits =
    typeof document === 'undefined' ? placeholder : (site?.welcomeCredits ?? Number(document.documentElement.dataset.welcome ?? 0))
  return credits === 0 ? '' : texts.credits(credits)
}
