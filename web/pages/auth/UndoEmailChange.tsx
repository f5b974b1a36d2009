import { errors } from '@docmill/contracts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/undo-email-change.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'

/** Where the notice about a changed address leads: undoes the change when asked, never by opening the link alone. */
export default function UndoEmailChange() {
  useTitle(texts.undoTheChangeOfAddress)
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
    <AuthFrame>
      <h1 className="display">{texts.undoTheChangeOfAddress}</h1>
      <p className="dim lead">{texts.someoneChangedTheEMail}</p>
      {state === 'done' && <Banner tone="good">{texts.yourOldAddressIsBack}</Banner>}
      {typeof state === 'object' && <Banner tone="bad">{state.fault}</Banner>}
      <div className="undo">
        {state === 'done' ? (
          <Link className={buttonClass('primary', 'large')} to="/auth?mode=forgot">
            {texts.setANewPassword}
          </Link>
        ) : (
          <Button kind="primary" size="large" busy={state === 'busy'} onClick={() => void undo()}>
            {texts.undoTheChange}
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}
