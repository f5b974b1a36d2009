// Resumes composed at random, in one column or with a side column, in seven languages, with what they say by construction.

import { Dice } from '../golden/dice.ts'
import { type Composed, element, escaped, page } from './page.ts'
import { type ResumeWording, resumeWordings } from './resume-wording.ts'

type Month = readonly [year: number, month: number]
interface Stay {
  readonly at: string
  readonly town: string
  readonly start: Month
  /** null: it goes on. */
  readonly end: Month | null
}
/** How an entry is set: the period at the right edge, in a column at the left, below, above, or all in one line. */
type Manner = 'right' | 'left' | 'below' | 'above' | 'line'
type Days = 'figures' | 'stops' | 'words' | 'short' | 'years'

const languages = Object.keys(resumeWordings)
const two = (figure: number): string => String(figure).padStart(2, '0')

/** Composes resume `number` of the series `seed`. */
export function composedResume(seed: number, number: number): Composed {
  const language = languages[number % languages.length] ?? 'en'
  return new Resume(new Dice(seed * 1_000_003 + number + 5_000), language, resumeWordings[language] as ResumeWording).composed()
}

class Resume {
  private readonly dice: Dice
  private readonly language: string
  private readonly wording: ResumeWording
  private readonly manner: Manner
  private readonly days: Days
  private readonly dash: string
  private readonly withTowns: boolean
  private readonly goesOn: string

  constructor(dice: Dice, language: string, wording: ResumeWording) {
    this.dice = dice
    this.language = language
    this.wording = wording
    this.manner = dice.one(['right', 'left', 'below', 'above', 'line'])
    this.days = dice.one(['figures', 'stops', 'words', 'short', 'years'])
    this.dash = dice.one([' – ', ' - ', '–', ' — '])
    this.withTowns = dice.chance(0.6)
    this.goesOn = dice.one(wording.present)
  }

  composed(): Composed {
    const { dice, wording } = this
    const name = dice.one(wording.names)
    const [location, phone] = [dice.one(wording.places), dice.one(wording.telephones)]
    const plain = name
      .toLowerCase()
      .replace(/[^a-z ]/gu, '')
      .trim()
      .split(/ +/u)
      .join('.')
    const email = `${plain}@example.org`
    const website = dice.chance(0.4)
      ? dice.one([`linkedin.com/in/${plain.split('.')[0]}`, `www.${plain.replace(/\./gu, '')}.example`])
      : null
    const long = dice.chance(0.2)
    const jobs = this.jobs()
    const schools = this.schools((jobs.at(-1)?.start ?? [2026])[0])
    const [positionFirst, degreeFirst, joint] = [dice.chance(0.5), dice.chance(0.5), dice.one(wording.joints)]
    const section = (title: string, inner: string): string => element('h2', escaped(title)) + inner
    const experience = section(
      dice.one(wording.experience),
      jobs
        .map((job) => {
          const duties = dice.shuffled(wording.duties).slice(0, long ? wording.duties.length : dice.between(1, 3))
          return this.entry(
            positionFirst ? job.position : job.at,
            positionFirst ? job.at : job.position,
            job,
            long ? [...duties, ...duties, ...duties] : duties,
          )
        })
        .join('<div class="gap"></div>'),
    )
    const education = section(
      dice.one(wording.education),
      schools
        .map((school) => {
          const degree = school.area === '' ? school.degree : school.degree + joint + school.area
          return this.entry(degreeFirst ? degree : school.at, degreeFirst ? school.at : degree, school, [])
        })
        .join('<div class="gap"></div>'),
    )
    const summary = dice.chance(0.6) ? section(dice.one(wording.summary), element('p', escaped(wording.summaryText))) : ''
    const main = summary + (dice.chance(0.75) ? experience + education : education + experience)
    const aside =
      section(dice.one(wording.skills), escaped(wording.skillsListed)) + section(wording.languages, escaped(wording.languagesListed))
    const reached = [location, phone, email, ...(website === null ? [] : [website])].map(escaped)
    const layout = dice.one(['single', 'single', 'aside', 'aside turned'])
    const body =
      layout === 'single'
        ? `<h1>${escaped(name)}</h1><div>${reached.join(dice.one([' | ', ' • ', ' · ', '<br>']))}</div>${main}${aside}`
        : `<div class="${layout}"><div class="side"><h1>${escaped(name)}</h1>${reached.join('<br>')}${aside}</div><div class="main">${main}</div></div>`
    return {
      html: page(body, this.style()),
      group: this.language,
      profile: 'resume',
      fields: { name: name.replace(/^Dr\. /u, ''), email, phone, location, website },
      lists: {
        experience: jobs.map(({ at, position, ...stay }) => ({ company: at, position, ...this.stayed(stay) })),
        education: schools.map(({ at, degree, area, ...stay }) => ({
          institution: at,
          degree,
          area: area === '' ? null : area,
          ...this.stayed(stay),
        })),
      },
    }
  }

  private jobs(): readonly (Stay & { readonly position: string })[] {
    const { dice, wording } = this
    let year = 2026
    return dice
      .shuffled(wording.companies)
      .slice(0, dice.between(1, Math.min(4, wording.companies.length)))
      .map(([at, town], index) => {
        const end: Month | null = index === 0 && dice.chance(0.6) ? null : [year - (index === 0 ? 1 : 0), dice.between(1, 12)]
        const start: Month = [(end?.[0] ?? year) - dice.between(1, 4), dice.between(1, 12)]
        year = start[0]
        return { at, town, start, end, position: dice.one(wording.positions) }
      })
  }

  private schools(before: number): readonly (Stay & { readonly degree: string; readonly area: string })[] {
    const { dice, wording } = this
    let year = before
    return dice
      .shuffled(wording.schools)
      .slice(0, dice.between(1, 2))
      .map(([at, town]) => {
        const [degree, area] = dice.one(wording.degrees)
        const end: Month = [year - dice.between(0, 1), dice.between(5, 7)]
        const start: Month = [end[0] - dice.between(2, 4), 9]
        year = start[0]
        return { at, town, degree, area, start, end }
      })
  }

  private stayed({ town, start, end }: Omit<Stay, 'at'>): Readonly<Record<string, string | null>> {
    const told = ([year, month]: Month): string => (this.days === 'years' ? String(year) : `${year}-${two(month)}`)
    return { start: told(start), end: end === null ? null : told(end), location: this.withTowns ? town : null }
  }

  private month([year, month]: Month): string {
    const name = this.wording.months[month - 1] ?? ''
    if (this.days === 'years') return String(year)
    if (this.days === 'figures') return `${two(month)}/${year}`
    if (this.days === 'stops') return `${two(month)}.${year}`
    return `${this.days === 'short' && (this.language === 'en' || this.language === 'de') ? name.slice(0, 3) : name} ${year}`
  }

  private entry(first: string, second: string, stay: Stay, duties: readonly string[]): string {
    const period = escaped(`${this.month(stay.start)}${this.dash}${stay.end === null ? this.goesOn : this.month(stay.end)}`)
    const town = this.withTowns ? escaped(stay.town) : ''
    const [one, other] = [escaped(first), escaped(second)]
    const list = duties.length === 0 ? '' : element('ul', duties.map((duty) => element('li', escaped(duty))).join(''))
    const behind = (mark: string): string => (town === '' ? '' : mark + town)
    if (this.manner === 'right')
      return `<div class="row"><b>${one}</b><span>${period}</span></div><div class="row"><i>${other}</i><span>${town}</span></div>${list}`
    if (this.manner === 'left')
      return `<table><tr><td class="when">${period}</td><td><b>${one}</b><br>${other}${behind(', ')}${list}</td></tr></table>`
    if (this.manner === 'below')
      return `<div><b>${one}</b></div><div>${other}</div><div class="grey">${period}${behind(' | ')}</div>${list}`
    if (this.manner === 'above') return `<div class="grey">${period}</div><div><b>${one}</b>, ${other}${behind(', ')}</div>${list}`
    return `<div><b>${one}</b> | ${other}${behind(' | ')} | ${period}</div>${list}`
  }

  private style(): string {
    const { dice } = this
    const face = dice.one(['Liberation Sans', 'Liberation Serif', 'Carlito', 'DejaVu Sans'])
    return `@page{size:A4;margin:16mm}body{font:${dice.one([9.5, 10, 11])}pt '${face}'}h1{font-size:22pt;margin:0 0 4pt}
h2{font-size:12.5pt;margin:12pt 0 4pt;${dice.chance(0.4) ? 'text-transform:uppercase;' : ''}${dice.chance(0.5) ? 'border-bottom:1px solid #666' : ''}}
.row{display:flex;justify-content:space-between}.grey{color:#666}.when{width:105pt;vertical-align:top;color:#444}.gap{height:7pt}
ul{margin:2pt 0 2pt 14pt;padding:0}.aside{display:flex;gap:20pt}.turned{flex-direction:row-reverse}.side{width:32%;${dice.chance(0.5) ? 'background:#eef;padding:8pt' : ''}}.main{flex:1}p{margin:2pt 0}`
  }
}
