import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { productName, useTitle } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import './accuracy.css'
import { accuracyRows } from './results.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** How good the reading is: the repository's own benchmark results, losses included. */
export default function Accuracy() {
  useTitle('Accuracy')
  return (
    <div className="accuracy">
      <header className="accuracy-top">
        <Link className={buttonClass('quiet')} to="/">
          <ArrowLeft className="i i14" aria-hidden="true" />
          Back
        </Link>
        <Logo height={19} name={productName} />
        <ThemeToggle />
      </header>
      <main className="main" id="main">
        <h1 className="display">How accurate is it?</h1>
        <p className="lead">
          It depends on the document. These are figures of our own benchmark on documents and answers that nobody of this project wrote,
          measured on the date and version named.
        </p>
        {accuracyRows.length === 0 ? (
          <p className="dim">No benchmark has been run on this version.</p>
        ) : (
          <div className="card accuracy-figures">
            <table>
              <thead>
                <tr>
                  <th scope="col">Data set</th>
                  <th scope="col">Measure</th>
                  <th scope="col" className="r">
                    Figure
                  </th>
                  <th scope="col">Measured</th>
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
        <h2>What the figures do not say</h2>
        <p className="dim">
          They come from the development part of public collections, which we looked at and tuned to while we worked: new documents will be
          harder. The tables are those of PDFs with a text layer. Every value in a result also carries a confidence of its own, so that you
          can look first where the reading is in doubt.
        </p>
      </main>
    </div>
  )
}
