import { accountMessages, limits } from '@docmill/contracts'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useNavigationType, useRouteError } from 'react-router'
import { focusHeading } from './focus-heading.ts'
import { onSessionExpired } from './session.ts'
import * as texts from './texts/frame.ts'
import { Button, buttonClass } from './ui/Button.tsx'
import { Progress } from './ui/Progress.tsx'

/** Around every page: where focus goes on a change of page, and what happens when the session ends. */
export function Root() {
  const { pathname, search } = useLocation()
  const view = `${pathname} ${new URLSearchParams(search).get('mode') ?? ''}`
  const navigation = useNavigationType()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the cause
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // A change of page is read out by moving focus to its heading; going back keeps the scroll position the browser restores.
    if (navigation !== 'POP') scrollTo(0, 0)
    focusHeading()
  }, [view, navigation])
  return (
    <>
      <Outlet />
      <SessionExpired />
    </>
  )
}

/** Covers the page for 3 seconds when a call was answered with 401, then goes to the login. */
function SessionExpired() {
  const [expired, setExpired] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  useEffect(() => {
    if (!expired) return
    dialog.current?.showModal()
    const timer = setTimeout(() => {
      setExpired(false)
      navigate('/auth', { replace: true, state: { expired: true } })
    }, limits.timings.sessionExpiredMs)
    return () => clearTimeout(timer)
  }, [expired, navigate])
  if (!expired) return null
  return (
    <dialog ref={dialog} className="dialog expired" aria-labelledby="expired-title" onCancel={(event) => event.preventDefault()}>
      <div className="dialog-body" role="alert">
        <div className="row">
          <Lock className="i" aria-hidden="true" />
          <h2 id="expired-title">{texts.sessionExpired}</h2>
        </div>
        <p className="dialog-content">
          {accountMessages.sessionExpired}
          {texts.takingYouToSignIn}
        </p>
        <div className="countdown">
          <Progress share={1} label={texts.timeUntilTheLogin} decorative />
        </div>
      </div>
    </dialog>
  )
}

/** The default screen for an error that nothing else handled. */
export function RootError() {
  const error = useRouteError()
  const unloaded = error instanceof Error && error.name === 'ChunkLoadError'
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error instanceof Error ? error.message : String(error)
  return (
    <main className="main unexpected">
      <h1 className="h-page">{texts.unexpectedApplicationError}</h1>
      <p className="dim">{text}</p>
      {unloaded && <p>{texts.aPartOfThisPage}</p>}
      <div className="row">
        <Button kind="primary" onClick={() => location.reload()}>
          {texts.loadThePageAgain}
        </Button>
        <a className={buttonClass('plain')} href="/">
          {texts.startAgain}
        </a>
      </div>
    </main>
  )
}
