import * as texts from '../../texts/auth.ts'

/** The links to terms and privacy policy under a form. */
export function LegalNote() {
  return (
    <p className="leg">
      {texts.byContinuingYouAcceptThe}{' '}
      <a className="link" href="/terms-of-service.html">
        {texts.terms}
      </a>{' '}
      {texts.andThe}{' '}
      <a className="link" href="/privacy-policy.html">
        {texts.privacyPolicy}
      </a>
      .
    </p>
  )
}
