import { errors } from '@docmill/contracts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'

/** Where the notice about a changed address leads: undoes the change when asked, never by opening the link alone. */
export default function UndoEmailChange() {
  useTitle('Undo the change of address')
  // After the #, so that the token reaches neither logs nor the Referer header.
  const { hash } = useLocation()
  const [state, setState] = useState<'asking' | 'busy' | 'done' | { readonly fault: string }>('asking')
  const undo = async () => {
    setState('busy')
    try {
      await request('undoEmailChange', { body: { token: new URLSearchParams(hash.slice(1)).get('token') ?? '' } })
      setState('done')
    } catch (error) {
      setState({ fault: sentenceFor(error, errors['undo-link-invalid'].sentence) })
    }
  }
  return (
    <main className="main" id="main">
      <h1 className="h-page">Undo the change of address</h1>
      <p className="dim">Someone changed the e-mail address of your account. If that was not you, undo it here.</p>
      <div className="sec col undo">
        {state === 'done' && <Banner tone="good">Your old address is back and every device is logged out. Set a new password now.</Banner>}
        {typeof state === 'object' && <Banner tone="bad">{state.fault}</Banner>}
        {state === 'done' ? (
          <Link className={buttonClass('primary')} to="/auth?mode=forgot">
            Set a new password
          </Link>
        ) : (
          <Button kind="primary" busy={state === 'busy'} onClick={() => void undo()}>
            Undo the change
          </Button>
        )}
      </div>
    </main>
  )
}
