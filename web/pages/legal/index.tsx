import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { productName, useTitle } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import './legal.css'
import * as texts from '../../texts/legal.ts'

/** The terms of service in a frame. */
export default function Legal() {
  useTitle(texts.termsOfService)
  return (
    <div className="legal">
      <header className="legal-top">
        <Link className={buttonClass('quiet')} to="/">
          <ArrowLeft className="i i14" aria-hidden="true" />
          {texts.back}
        </Link>
        <Logo height={19} name={productName} />
        <a className="link" href="/privacy-policy.html">
          {texts.privacyPolicy}
        </a>
      </header>
      <main id="main" className="legal-frame" aria-labelledby="terms-title">
        <h1 className="sr" id="terms-title">
          {texts.termsOfService}
        </h1>
        <iframe src="/terms-of-service.html" title={texts.termsOfService} />
      </main>
    </div>
  )
}
