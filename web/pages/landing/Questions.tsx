import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { questions } from '../../texts/content.ts'
import * as texts from '../../texts/landing.ts'
import { Availability } from './Availability.tsx'

/** The frequently asked questions. */
export function Questions() {
  return (
    <section className="band" id="faq">
      <div className="w faq">
        <div>
          <h2 className="display">{texts.questionsAnsweredPlainly}</h2>
          <p className="lead">
            {texts.somethingElse}
            <Link to="/contact">{texts.writeToUs}</Link>
            {texts.aPersonAnswers}
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
