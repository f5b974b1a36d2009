import { Link } from 'react-router'
import * as texts from '../../texts/landing.ts'
import { productName } from '../../titles.ts'
import { Logo } from '../../ui/Logo.tsx'

/** Links to everything, and the milled edge. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="w">
        <div className="g">
          <div>
            <Logo height={21} name={productName} />
            <p className="dim motto">{texts.documentsInDataOutAnd}</p>
          </div>
          <div>
            <h3>{texts.product}</h3>
            <ul>
              <li>
                <a href="#tools">{texts.pdfToExcel}</a>
              </li>
              <li>
                <a href="#tools">{texts.jpegToExcel}</a>
              </li>
              <li>
                <a href="#tools">{texts.pdfToMarkdown}</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>{texts.company}</h3>
            <ul>
              <li>
                <Link to="/contact">{texts.contactUs}</Link>
              </li>
              <li>
                <Link to="/onPremise">{texts.onPremise}</Link>
              </li>
              <li>
                <a href="#articles">{texts.inTheNews}</a>
              </li>
              <li>
                <Link to="/accuracy">{texts.accuracy}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h3>{texts.developers}</h3>
            <ul>
              <li>
                <a href="/docs">{texts.documentation}</a>
              </li>
              <li>
                <a href="/docs/api">{texts.apiReference}</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>{texts.legal}</h3>
            <ul>
              <li>
                <a href="/terms-of-service.html">{texts.termsOfService}</a>
              </li>
              <li>
                <a href="/privacy-policy.html">{texts.privacyPolicy}</a>
              </li>
            </ul>
          </div>
        </div>
        <p className="faint copyright">© 2026 {productName}</p>
      </div>
      <div className="edge" aria-hidden="true" />
    </footer>
  )
}
