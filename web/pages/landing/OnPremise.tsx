import { Check, Cpu, Database, Globe, HardDrive } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/Button.tsx'

const points = [
  'No connection to the outside',
  'Your database, your object storage, or the built-in ones',
  'As many workers as you have cores',
]

/** The whole product on the customer's own machines. */
export function OnPremise() {
  return (
    <section className="band" id="on-premise">
      <div className="w">
        <div className="prem">
          <div>
            <h2 className="display">On your own machines</h2>
            <p>The whole product, behind your own doors. Documents never leave the building.</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Check className="i" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
            <Link className={buttonClass('plain', 'large')} to="/onPremise">
              Contact Sales
            </Link>
          </div>
          <div className="net" role="img" aria-label="Docmill, its workers, PostgreSQL and object storage inside your own network">
            <span className="tag">your network</span>
            <div className="w4">
              <Globe className="i" />
              <span>Docmill</span>
            </div>
            {[1, 2, 3, 4].map((worker) => (
              <div className="wk" key={worker}>
                <Cpu className="i" />
                <span>Worker {worker}</span>
              </div>
            ))}
            <div className="w2">
              <Database className="i" />
              PostgreSQL
            </div>
            <div className="w2">
              <HardDrive className="i" />
              Object storage
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
