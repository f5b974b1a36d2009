// Resumes drawn by chance: name and contacts, posts and schools with their months at the right, on the left or in the line.

import { drawn } from './contracts.ts'
import { between, happens, type Next, pick } from './numbers.ts'
import type { ProseWording } from './prose-wording.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

const people = 'Ada Lind|Jonas Keller|Mira Solberg|Ana Ribeiro|Paolo Conti|Claire Dubois|Luis Ortega|Marta Nowak'.split('|')

interface Entry {
  readonly cells: Record<string, string>
  readonly period: string
  readonly lines: readonly [string, string]
}

/** A resume in the wording's language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnResume(wording: Wording, { resume }: ProseWording, next: Next, spoilt: number | null): Drawn {
  const sheet = new Sheet({ width: 595, height: 842 }, pick(['Serif', 'Sans'], next))
  const size = pick([9, 10, 11], next)
  const name = pick(people, next)
  const mail = `${name.toLowerCase().replace(' ', '.')}@${pick(['mail', 'post'], next)}.example`
  const phone = pick(wording.phones, next)
  const [, town] = pick(wording.towns, next)
  sheet.set(name, { left: 50, y: 60, size: 20, bold: true })
  sheet.set(drawn([mail, phone, town], next).join(pick([' | ', ' · ', ' • '], next)), { left: 50, y: 82, size })
  const manner = pick(['right', 'left', 'inline', 'right'] as const, next)
  const month = pick(['name', 'figures', 'year'] as const, next)
  const point = (year: number, at: number): readonly [printed: string, plain: string] =>
    month === 'year'
      ? [String(year), String(year)]
      : [
          month === 'name' ? `${wording.months[at - 1]} ${year}` : `${String(at).padStart(2, '0')}/${year}`,
          `${year}-${String(at).padStart(2, '0')}`,
        ]
  let year = 2025
  const period = (first: boolean): { readonly printed: string; readonly start: string; readonly end: string } => {
    const end = first && happens(0.6, next) ? ([resume.now, 'present'] as const) : point(year, between(1, 12, next))
    year -= between(1, 4, next)
    const start = point(year, between(1, 12, next))
    return { printed: `${start[0]} – ${end[0]}`, start: start[1], end: end[1] }
  }
  const swapped = happens(0.5, next)
  const posts = drawn(resume.posts, next).slice(0, between(1, 4, next))
  const experience = posts.map((position, at): Entry => {
    const company = pick(wording.firms, next)
    const { printed, start, end } = period(at === 0)
    return { cells: { company, position, start, end }, period: printed, lines: swapped ? [position, company] : [company, position] }
  })
  const schools = drawn(resume.schools, next).slice(0, between(1, 2, next))
  const education = schools.map((institution): Entry => {
    const [degree, joint, area] = pick(resume.degrees, next)
    const { printed, start, end } = period(false)
    return { cells: { institution, degree, area, start, end }, period: printed, lines: [institution, `${degree}${joint}${area}`] }
  })
  let y = 120
  const section = (title: string, entries: readonly Entry[]): void => {
    sheet.set(title, { left: 50, y, size: size + 3, bold: true })
    y += 2 * size
    for (const { lines, period: time } of entries) {
      const left = manner === 'left' ? 190 : 50
      if (manner === 'left') sheet.set(time, { left: 50, y, size: size - 1 })
      if (manner === 'right') sheet.set(time, { right: 545, y, size })
      const [first, second] = manner === 'inline' ? [lines.join(', '), time] : lines
      sheet.set(first, { left, y, size, bold: true })
      sheet.set(second, { left, y: y + 1.3 * size, size })
      y += 3.2 * size
    }
    y += size
  }
  section(pick(resume.experience, next), experience)
  section(pick(resume.education, next), education)
  sheet.set(pick(resume.skills, next), { left: 50, y, size: size + 3, bold: true })
  sheet.set('SQL, Python, Excel', { left: 50, y: y + 2 * size, size })
  const lists = { experience: experience.map(({ cells }) => cells), education: education.map(({ cells }) => cells) }
  const page = sheet.page(spoilt === null ? null : misreading(next, spoilt))
  return { page, fields: { name, email: mail, phone, location: town }, items: [], lists, pairs: [] }
}
