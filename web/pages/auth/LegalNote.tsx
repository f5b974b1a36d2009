/** The links to terms and privacy policy under a form. */
export function LegalNote() {
  return (
    <p className="leg">
      By continuing you accept the{' '}
      <a className="link" href="/terms-of-service.html">
        terms
      </a>{' '}
      and the{' '}
      <a className="link" href="/privacy-policy.html">
        privacy policy
      </a>
      .
    </p>
  )
}
