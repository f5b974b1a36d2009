import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Availability } from './Availability.tsx'
import { questions } from './content.ts'

/** The frequently asked questions. */
export function Questions() {
  return (
    <section className="band" id="faq">
      <div className="w faq">
        <div>
          <h2 className="display">Questions, answered plainly</h2>
          <p className="lead">
            Something else? <Link to="/contact">Write to us</Link>, a person answers.
          </p>
        </div>
        <div>
          {questions.map(({ question, answer, ...more }) => (
            <details key={question}>
              <summary>
                {question}
                <Plus className="i" aria-hidden="true" />
              </summary>
              <p>
                {answer} {'converter' in more && <Availability converter={more.converter} named />}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
