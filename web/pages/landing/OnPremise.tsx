import { Check, Cpu, Database, Globe, HardDrive } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '../../texts/landing.ts'
import { buttonClass } from '../../ui/Button.tsx'

const points = [texts.noConnectionToTheOutside, texts.yourDatabaseYourObjectStorage, texts.asManyWorkersAsYou]

/** The whole product on the customer's own machines. */
export function OnPremise() {
  return (
    <section className="band" id="on-premise">
      <div className="w">
        <div className="prem">
          <div>
            <h2 className="display">{texts.onYourOwnMachines}</h2>
            <p>{texts.theWholeProductBehindYour}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Check className="i" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
            <Link className={buttonClass('plain', 'large')} to="/onPremise">
              {texts.contactSales}
            </Link>
          </div>
          <div className="net" role="img" aria-label={texts.docmillItsWorkersPostgresqlAnd}>
            <span className="tag">{texts.yourNetwork}</span>
            <div className="w4">
              <Globe className="i" />
              <span>{texts.docmill}</span>
            </div>
            {[1, 2, 3, 4].map((worker) => (
              <div className="wk" key={worker}>
                <Cpu className="i" />
                <span>
                  {texts.worker}
                  {worker}
                </span>
              </div>
            ))}
            <div className="w2">
              <Database className="i" />
              {texts.postgresql}
            </div>
            <div className="w2">
              <HardDrive className="i" />
              {texts.objectStorage}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
