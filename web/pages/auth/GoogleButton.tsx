import { accountMessages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import { loadScript } from '../../load-script.ts'
import { siteQuery } from '../../queries.ts'
import { storeToken } from '../../session.ts'
import * as texts from '../../texts/auth.ts'
import { useTheme } from '../../ui/theme.ts'
import { useSteps } from './steps.ts'

/** What of Google Identity Services is used; see https://developers.google.com/identity/gsi/web/reference/js-reference. */
interface GoogleIdentity {
  readonly accounts: {
    readonly id: {
      initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void
      renderButton(parent: HTMLElement, options: Record<string, string | number>): void
    }
  }
}
declare global {
  interface Window {
    google?: GoogleIdentity
  }
}
const scriptUrl = 'https://accounts.google.com/gsi/client'

/** The provider's own button, only where the operator configured it; its script is loaded only then. */
export function GoogleButton({ purpose, onFault }: { readonly purpose: 'login' | 'signup'; readonly onFault: (message: string) => void }) {
  const clientId = useQuery(siteQuery).data?.googleClientId
  const { theme } = useTheme()
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const goTo = useSteps()
  const proceed = useEffectEvent(async (token: string) => {
    try {
      if (purpose === 'signup') {
        await request('googleSignUp', { body: { token } })
        return goTo('login', { notice: texts.yourAccountIsMadeSign })
      }
      storeToken((await request('googleLogin', { body: { token } })).access_token)
      navigate('/dashboard', { replace: true })
    } catch (error) {
      onFault(sentenceFor(error, accountMessages.social))
    }
  })
  const fail = useEffectEvent(() => onFault(accountMessages.social))
  useEffect(() => {
    if (!clientId) return
    let gone = false
    loadScript(scriptUrl).then(
      () => {
        if (gone || !place.current || !window.google) return
        window.google.accounts.id.initialize({ client_id: clientId, callback: ({ credential }) => void proceed(credential) })
        window.google.accounts.id.renderButton(place.current, {
          text: purpose === 'signup' ? 'signup_with' : 'signin_with',
          theme: theme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          width: 320,
        })
      },
      () => fail(),
    )
    return () => {
      gone = true
    }
  }, [clientId, purpose, theme])
  if (!clientId) return null
  return (
    <>
      <div className="social" ref={place} />
      <div className="or">{texts.orWithEMail}</div>
    </>
  )
}
