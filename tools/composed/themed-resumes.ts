// Resumes printed by themes of JSON Resume: what is given to a theme, and what of a person its print says.

import type { Person } from './themed-people.ts'

/** The person as themes of all ages take it: those before version 1.0.0 of the schema call a post's employer `company` and addresses of sites `website`. */
export function resumeForThemes({ basics, work, volunteer, projects, publications, ...others }: Person): object {
  const sited = <Item extends { readonly url?: string }>(item: Item): Item =>
    item.url === undefined ? item : { ...item, website: item.url }
  return {
    basics: { ...basics, website: basics.url },
    work: work.map((post) => ({ ...sited(post), company: post.name })),
    volunteer: volunteer.map(sited),
    projects,
    publications,
    ...others,
    meta: { version: 'v1.0.0', lastModified: `${work[0]?.startDate ?? '2024-01-01'}T00:00:00` },
  }
}

interface Truth {
  readonly fields: Readonly<Record<string, string>>
  readonly lists: Readonly<
    Record<string, { readonly items: readonly Readonly<Record<string, string>>[]; readonly types: Readonly<Record<string, string>> }>
  >
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const frenchMonths = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** What the print says of the person; `text` is all of its text. Values that a theme leaves out are no part of the truth, and dates have a month where one is printed. */
export function truthOfPrint(person: Person, text: string): Truth {
  const printed = plainly(text)
  const says = (value: string): boolean => printed.includes(plainly(value))
  const { basics } = person
  // Where the print leaves out its beginning the address of the link counts.
  const website = says(basics.url) || basics.url.split('/').length > 3 ? basics.url : `${basics.url}/`
  const single = { name: basics.name.replace(/^Dr\. /u, ''), email: basics.email, phone: basics.phone, website }
  const site = basics.url.replace(/^https?:\/\//u, '')
  const apart = plainly(text.replaceAll(basics.email, ' '))
  const fields = Object.fromEntries(
    Object.entries(single).filter(([name, value]) => (name === 'website' ? apart.includes(plainly(site)) : says(value))),
  )
  const dated = (name: 'start' | 'end', day: string | undefined, of: string): Readonly<Record<string, string>> => {
    if (day === undefined) return name === 'end' ? { end: 'present' } : {}
    const month = monthPrinted(day, around(plainly(of), printed))
    return month === null ? {} : { [name]: month }
  }
  const kept = (values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value !== undefined && says(value) ? [[name, value]] : [])))
  const posts = person.work.map((post) => ({
    ...kept({ company: post.name, position: post.position }),
    ...dated('start', post.startDate, says(post.position) ? post.position : post.name),
    ...dated('end', post.endDate, says(post.position) ? post.position : post.name),
  }))
  const schools = person.education.map((school) => ({
    ...kept({ institution: school.institution, degree: school.studyType, area: school.area }),
    ...dated('start', school.startDate, school.institution),
    ...dated('end', school.endDate, school.institution),
  }))
  const lists = {
    experience: {
      items: posts.filter((post) => 'company' in post || 'position' in post),
      types: { company: 'string', position: 'string', start: 'month', end: 'month' },
    },
    education: {
      items: schools.filter((school) => 'institution' in school),
      types: { institution: 'string', degree: 'string', area: 'string', start: 'month', end: 'month' },
    },
    languages: {
      items: person.languages.flatMap(({ language, fluency }) => (says(language) ? [kept({ language, level: fluency })] : [])),
      types: { language: 'string', level: 'string' },
    },
  }
  return { fields, lists: Object.fromEntries(Object.entries(lists).filter(([, { items }]) => items.length > 0)) }
}

/** What stands around a name wherever it is printed: a time further off is that of something else. */
const around = (name: string, printed: string): string =>
  printed
    .split(name)
    .map((piece, at, all) =>
      at === 0 ? piece.slice(-reach) : at === all.length - 1 ? piece.slice(0, reach) : piece.slice(0, reach) + piece.slice(-reach),
    )
    .join(name)
/** Letters from a name to the time beside it. */
const reach = 110

const plainly = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')

/** `2019-03` where month and year are printed in any usual way, `2019` where the year alone is, else null. */
function monthPrinted(day: string, printed: string): string | null {
  const [year = '', month = '', date = ''] = day.split('-')
  const at = Number(month) - 1
  const names = [months[at] ?? '', frenchMonths[at] ?? '']
  const forms = names.flatMap((name) => [
    name + year,
    `${name.slice(0, 3)}${year}`,
    `${name.slice(0, 3)}.${year}`,
    `${name.slice(0, 4)}${year}`,
    `${name.slice(0, 4)}.${year}`,
    `${name},${year}`,
    `${name.slice(0, 3)},${year}`,
  ])
  const days = names.flatMap((name) => [
    `${name}${Number(date)},${year}`,
    `${name.slice(0, 3)}${Number(date)},${year}`,
    `${name.slice(0, 3)}${date},${year}`,
    `${name}${date},${year}`,
  ])
  const figures = [
    `${month}/${year}`,
    `${Number(month)}/${year}`,
    `${year}-${month}`,
    `${month}-${year}`,
    `${month}.${year}`,
    `${year}/${month}`,
    `${month}/${date}/${year}`,
  ]
  if ([...forms, ...days, ...figures].some((form) => printed.includes(plainly(form)))) return `${year}-${month}`
  return printed.includes(year) ? year : null
}
