// Resumes as well-known sites and programs lay them out: one page of HTML for a person in each manner.

import type { Person, Post } from './themed-people.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
const said = (day: string | undefined): string => (day === undefined ? 'Present' : `${monthOf(day)} ${day.slice(0, 4)}`)
const short = (day: string | undefined): string => (day === undefined ? 'Present' : `${monthOf(day).slice(0, 3)} ${day.slice(0, 4)}`)
const figures = (day: string | undefined): string => (day === undefined ? 'present' : `${day.slice(5, 7)}/${day.slice(0, 4)}`)
const year = (day: string | undefined): string => day?.slice(0, 4) ?? 'present'
const items = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
const each = <Item>(all: readonly Item[], print: (item: Item) => string): string => all.map(print).join('')
const keywords = ({ skills }: Person): readonly string[] => skills.flatMap((skill) => skill.keywords)
const spoken = ({ languages }: Person, joint: string): string =>
  languages.map(({ language, fluency }) => `${language} (${fluency})`).join(joint)
const town = ({ basics: { location } }: Person): string => `${location.city}, ${location.region}`
const period = (
  print: (day: string | undefined) => string,
  { startDate, endDate }: { readonly startDate: string; readonly endDate?: string },
): string => `${print(startDate)} – ${print(endDate)}`
const background = '-webkit-print-color-adjust:exact'

/** "2 years 8 months", as profiles say it behind a time; what has not ended is counted up to June 2024. */
function howLong(start: string, end = '2024-06'): string {
  const months = (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}${count > 1 ? 's' : ''}`])).join(' ')
}

/** The posts of a person, those at one company that follow each other together. */
function byCompany(work: readonly Post[]): readonly (readonly Post[])[] {
  const groups: Post[][] = []
  for (const post of work) {
    const last = groups.at(-1)
    if (last?.[0]?.name === post.name) last.push(post)
    else groups.push([post])
  }
  return groups
}

/** Pages by the manner they are in; `bleeding` ones have no margin. */
export const resumeManners: Readonly<Record<string, { readonly bleeding: boolean; readonly print: (person: Person) => string }>> = {
  profile: {
    bleeding: true,
    print: (
      person,
    ) => `<style>body{margin:0;font:10.5px Liberation Sans;display:flex;min-height:1000px}.side{width:33%;background:#293e49;color:#e1e8ed;padding:30px 18px;${background}}.main{flex:1;padding:30px 28px}
      .side h3{font-size:13px;margin:18px 0 8px}h1{font-size:26px;font-weight:400;margin:0 0 4px}.main h2{font-size:16px;margin:22px 0 10px;font-weight:400}.firm{font-size:12px;margin-top:10px}.post{font-size:11.5px;margin-top:6px}.grey{color:#777}</style>
      <div class="side"><h3>Contact</h3>${person.basics.email}<br><br>${person.basics.url} (Personal)<h3>Top Skills</h3>${keywords(person).slice(0, 3).join('<br>')}<h3>Languages</h3>${spoken(person, '<br>')}
      ${person.certificates.length === 0 ? '' : `<h3>Certifications</h3>${person.certificates.map((one) => one.name).join('<br>')}`}</div>
      <div class="main"><h1>${person.basics.name}</h1><div>${person.basics.label} at ${person.work[0]?.name ?? ''}</div><div class="grey">${town(person)}</div><h2>Summary</h2>${person.basics.summary}<h2>Experience</h2>
      ${each(byCompany(person.work), (posts) => `<div class="firm">${posts[0]?.name ?? ''}</div>${posts.length > 1 ? `<div>${howLong(posts.at(-1)?.startDate ?? '', posts[0]?.endDate)}</div>` : ''}${each(posts, (post) => `<div class="post">${post.position}</div><div>${said(post.startDate)} - ${said(post.endDate)} <span class="grey">(${howLong(post.startDate, post.endDate)})</span></div><div class="grey">${town(person)}</div><div>${post.summary ?? ''}${each(post.highlights ?? [], (text) => `<br>- ${text}`)}</div>`)}`)}
      <h2>Education</h2>${each(person.education, (school) => `<div class="firm">${school.institution}</div><div>${school.studyType}, ${school.area}<span class="grey"> · (${year(school.startDate)} - ${year(school.endDate)})</span></div>`)}</div>`,
  },
  aside: {
    bleeding: false,
    print: (
      person,
    ) => `<style>body{font:10px Lato;display:flex;gap:30px}h1{font-size:32px;margin:0 0 4px}h2{font-size:9px;color:#2079c7;text-transform:uppercase;margin:18px 0 6px}h3{font-size:11px;margin:10px 0 2px}h3 i{font-weight:400}.time{font-size:8px;color:#666;text-transform:uppercase}.main{width:68%}</style>
      <div class="main"><h1>${person.basics.name}</h1>${person.basics.label}<h2>Experience</h2>${each(person.work, (post) => `<h3>${post.name}${post.location === undefined ? '' : `, ${post.location}`} — <i>${post.position}</i></h3><div class="time">${said(post.startDate)} - ${said(post.endDate)}</div>${post.summary ?? ''}${items(post.highlights ?? [])}`)}
      <h2>Education</h2>${each(person.education, (school) => `<h3>${school.institution} — <i>${school.studyType}, ${school.area}</i></h3><div class="time">${said(school.startDate)} - ${said(school.endDate)}</div>`)}</div>
      <div><b>${town(person)}</b><br><b>${person.basics.phone}</b><br><b>${person.basics.email}</b><h2>Skills</h2>${keywords(person).join('<br>')}<h2>Languages</h2>${spoken(person, '<br>')}</div>`,
  },
  college: {
    bleeding: false,
    print: (
      person,
    ) => `<style>body{font:11px Liberation Serif}h1{text-align:center;font-size:20px;margin:0}h2{font-size:12px;text-transform:uppercase;border-bottom:1px solid;margin:12px 0 4px}.row{display:flex;justify-content:space-between}ul{margin:2px 0 6px}</style>
      <h1>${person.basics.name}</h1><div style="text-align:center">${town(person)} • ${person.basics.email} • ${person.basics.phone}</div><h2>Education</h2>${each(person.education, (school) => `<div class="row"><b>${school.institution}</b></div><div class="row"><i>${school.studyType}, ${school.area}</i><span>${period(said, school)}</span></div>`)}
      <h2>Experience</h2>${each(person.work, (post) => `<div class="row"><b>${post.name}</b><span>${post.location ?? ''}</span></div><div class="row"><i>${post.position}</i><span>${period(said, post)}</span></div>${items([...(post.summary === undefined ? [] : [post.summary]), ...(post.highlights ?? [])])}`)}
      <h2>Skills & Interests</h2><b>Technical:</b> ${keywords(person).join(', ')}<br><b>Languages:</b> ${spoken(person, ', ')}`,
  },
  office: {
    bleeding: false,
    print: (
      person,
    ) => `<style>body{font:11px Carlito}h1{font-size:36px;font-weight:400;text-transform:uppercase;text-align:center;margin:0}h2{font-size:15px;color:#444;margin:16px 0 4px}.time{font-size:10px;text-transform:uppercase;color:#666;font-weight:700}h3{font-size:13px;color:#1d6fb8;margin:0 0 3px}h3 span{color:#555;font-weight:400}</style>
      <h1>${person.basics.name}</h1><div style="text-align:center">${town(person)} · ${person.basics.phone}<br>${person.basics.email} · ${person.basics.url}</div><p>${person.basics.summary}</p><h2>Experience</h2>${each(person.work, (post) => `<div class="time">${period(said, post)}</div><h3>${post.position}, <span>${post.name}</span></h3><p>${post.summary ?? ''} ${(post.highlights ?? []).join('. ')}</p>`)}
      <h2>Education</h2>${each(person.education, (school) => `<div class="time">${said(school.endDate)}</div><h3>${school.studyType} in ${school.area}, <span>${school.institution}</span></h3>`)}<h2>Skills</h2>${items(keywords(person))}<h2>Languages</h2>${spoken(person, ', ')}`,
  },
  barred: {
    bleeding: false,
    print: (
      person,
    ) => `<style>body{font:10.5px Roboto}h1{font-size:24px;margin:0}h2{font-size:13px;background:#eee;padding:3px 6px;margin:14px 0 6px;${background}}</style>
      <h1>${person.basics.name}</h1><b>${person.basics.label}</b><br>${[person.basics.email, person.basics.phone, person.basics.location.city, person.basics.url].join(' | ')}<h2>PROFILE</h2>${person.basics.summary}<h2>CORE SKILLS</h2>${keywords(person).join(' | ')}
      <h2>PROFESSIONAL EXPERIENCE</h2>${each(person.work, (post) => `<div><b>${post.position}</b> | ${post.name}${post.location === undefined ? '' : ` | ${post.location}`} | ${period(short, post)}</div>${items(post.highlights ?? [])}`)}
      <h2>EDUCATION</h2>${each(person.education, (school) => `<div><b>${school.studyType}, ${school.area}</b> | ${school.institution} | ${period(year, school)}</div>`)}<h2>LANGUAGES</h2>${spoken(person, ' | ')}`,
  },
  poster: {
    bleeding: true,
    print: (
      person,
    ) => `<style>body{margin:0;font:10px Open Sans;display:flex;min-height:1000px}.side{width:32%;background:#f1ece6;padding:26px 16px;${background}}.main{flex:1;padding:26px}h1{font-size:30px;letter-spacing:4px;text-transform:uppercase;margin:0}.label{letter-spacing:3px;text-transform:uppercase}h2{letter-spacing:3px;font-size:12px;text-transform:uppercase;margin:20px 0 8px}</style>
      <div class="side"><h2>Contact</h2>${person.basics.phone}<br>${person.basics.email}<br>${town(person)}<h2>Education</h2>${each(person.education, (school) => `<div>${year(school.startDate)} - ${year(school.endDate)}</div><b>${school.institution.toUpperCase()}</b>${items([`${school.studyType} ${school.area}`])}`)}<h2>Skills</h2>${items(keywords(person))}<h2>Languages</h2>${items(person.languages.map(({ language, fluency }) => `${language} (${fluency})`))}</div>
      <div class="main"><h1>${person.basics.name}</h1><div class="label">${person.basics.label}</div><h2>Profile</h2>${person.basics.summary}<h2>Work Experience</h2>${each(person.work, (post) => `<div style="display:flex;justify-content:space-between"><b>${post.name}</b><span>${period(short, post).toUpperCase()}</span></div><div>${post.position}</div>${items(post.highlights ?? [])}`)}</div>`,
  },
  form: {
    bleeding: false,
    print: (
      person,
    ) => `<style>body{font:11px Liberation Sans}h1{font-size:18px;text-align:center}td{vertical-align:top;padding:2px 8px 6px 0}h2{font-size:12px;margin:12px 0 4px}</style><h1>Curriculum Vitae</h1>
      <h2>Personal details</h2><table>${each(
        [
          ['Name', person.basics.name],
          ['Address', town(person)],
          ['Phone', person.basics.phone],
          ['E-mail', person.basics.email],
        ] as const,
        ([label, text]) => `<tr><td>${label}:</td><td>${text}</td></tr>`,
      )}</table>
      <h2>Work experience</h2><table>${each(person.work, (post) => `<tr><td width="120">${period(figures, post)}</td><td><b>${post.position}</b><br>${post.name}${post.location === undefined ? '' : `, ${post.location}`}<br>${(post.highlights ?? []).join('; ')}</td></tr>`)}</table>
      <h2>Education</h2><table>${each(person.education, (school) => `<tr><td width="120">${period(figures, school)}</td><td><b>${school.studyType} ${school.area}</b><br>${school.institution}</td></tr>`)}</table><h2>Languages</h2><table>${each(person.languages, ({ language, fluency }) => `<tr><td width="120">${language}</td><td>${fluency}</td></tr>`)}</table>`,
  },
}
