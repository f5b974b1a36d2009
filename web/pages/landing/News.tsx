import { ArrowUpRight } from 'lucide-react'
import { news } from '../../texts/content.ts'
import * as texts from '../../texts/landing.ts'

/** Press cards; each link opens the article in a new tab. */
export function News() {
  return (
    <section className="band" id="articles">
      <div className="w">
        <div className="sh">
          <h2 className="display">{texts.inTheNews}</h2>
          <p className="lead">{texts.docmillIsMakingWavesIn}</p>
        </div>
        <div className="newsg">
          {news.map(({ id, source, date, readTime, title, excerpt, link }) => (
            <article key={id}>
              <div className="news-meta">
                <div className="src">{source}</div>
                <div className="faint">
                  {date}, {readTime}
                </div>
              </div>
              <h3>{title}</h3>
              <p>{excerpt}</p>
              <a href={link} target="_blank" rel="noopener noreferrer" aria-label={texts.readArticleOpensInA(title)}>
                {texts.readArticle}
                <ArrowUpRight className="i i14" aria-hidden="true" />
              </a>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
