import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { productName, useTitle } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import './accuracy.css'
import * as texts from '../../texts/accuracy.ts'
import { accuracyRows } from './results.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** How good the reading is: the repository's own benchmark results, losses included. */
export default function Accuracy() {
  useTitle(texts.accuracy)
  return (
    <div className="accuracy">
      <header className="accuracy-top">
        <Link className={buttonClass('quiet')} to="/">
          <ArrowLeft className="i i14" aria-hidden="true" />
          {texts.back}
        </Link>
        <Logo height={19} name={productName} />
        <ThemeToggle />
      </header>
      <main className="main" id="main">
        <h1 className="display">{texts.howAccurateIsIt}</h1>
        <p className="lead">{texts.itDependsOnTheDocument}</p>
        {accuracyRows.length === 0 ? (
          <p className="dim">{texts.noBenchmarkHasBeenRun}</p>
        ) : (
          <div className="card accuracy-figures">
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.dataSet}</th>
                  <th scope="col">{texts.measure}</th>
                  <th scope="col" className="r">
                    {texts.figure}
                  </th>
                  <th scope="col">{texts.measured}</th>
                </tr>
              </thead>
              <tbody>
                {accuracyRows.map(({ dataSet, name, meaning, value, date, commit }) => (
                  <tr key={`${dataSet} ${name}`}>
                    <td>{dataSet}</td>
                    <td>
                      <b>{name}</b>
                      <span className="dim">{meaning}</span>
                    </td>
                    <td className="r num">{percent.format(value)}</td>
                    <td>
                      {day.format(new Date(date))}
                      <span className="faint mono">{commit}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <h2>{texts.whatTheFiguresDoNot}</h2>
        <p className="dim">{texts.theyComeFromTheDevelopment}</p>
      </main>
    </div>
  )
}
