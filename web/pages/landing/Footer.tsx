import { Link } from 'react-router'
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
            <p className="dim motto">Documents in, data out, and a line between them.</p>
          </div>
          <div>
            <h3>Product</h3>
            <ul>
              <li>
                <a href="#tools">PDF to Excel</a>
              </li>
              <li>
                <a href="#tools">JPEG to Excel</a>
              </li>
              <li>
                <a href="#tools">PDF to Markdown</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>Company</h3>
            <ul>
              <li>
                <Link to="/contact">Contact Us</Link>
              </li>
              <li>
                <Link to="/onPremise">On-premise</Link>
              </li>
              <li>
                <a href="#articles">In the News</a>
              </li>
              <li>
                <Link to="/accuracy">Accuracy</Link>
              </li>
            </ul>
          </div>
          <div>
            <h3>Developers</h3>
            <ul>
              <li>
                <a href="/docs">Documentation</a>
              </li>
              <li>
                <a href="/docs/api">API reference</a>
              </li>
            </ul>
          </div>
          <div>
            <h3>Legal</h3>
            <ul>
              <li>
                <a href="/terms-of-service.html">Terms of service</a>
              </li>
              <li>
                <a href="/privacy-policy.html">Privacy policy</a>
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
