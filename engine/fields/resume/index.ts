// Resumes:
//
//   rows by column -> sections by their titles -> the head: name and contacts; each section: its entries or items

import { present } from '../prose/found.ts'
import type { FieldReader, FoundList } from '../reading/reader.ts'
import type { SectionName } from './headings.ts'
import { headingsOf, labelledBeside } from './labels.ts'
import { likeTheirList } from './like-its-list.ts'
import { besideLabels, languagesAlone, languagesIn, namedWithTime, runningText, skillsIn } from './lists.ts'
import { linksOf, personIn } from './person.ts'
import { postsIn, schoolsIn } from './posts.ts'
import { type Row, sectionsOf } from './sections.ts'
import { spokenIn } from './spoken.ts'

/** What a resume says of a person, each value with its words; sections it lacks give nothing. */
export const resumeFields: FieldReader = ({ pages, evidence }) => {
  const { head, sections } = sectionsOf(pages)
  const saidBy = headingsOf(sections)
  const rowsOf = (name: SectionName): readonly Row[] => sections.filter((section) => section.name === name).flatMap(({ rows }) => rows)
  const contact = rowsOf('contact')
  const { items: spoken, rest: skills } = spokenIn(rowsOf('skills'))
  const languages = [...spoken, ...languagesIn([...rowsOf('languages'), ...besideLabels(skills, 'languages')])]
  const lists: readonly FoundList[] = [
    { name: 'education', items: likeTheirList(schoolsIn(rowsOf('education')), ['institution', 'degree']) },
    { name: 'experience', items: likeTheirList(postsIn(rowsOf('experience')), ['company', 'position']) },
    { name: 'skills', items: skillsIn(besideLabels(skills, 'skills')) },
    { name: 'languages', items: languages.length > 0 ? languages : languagesAlone(head) },
    { name: 'certificates', items: namedWithTime(rowsOf('certificates'), 'bullets too') },
    { name: 'projects', items: namedWithTime(rowsOf('projects'), 'headings') },
    { name: 'publications', items: namedWithTime(rowsOf('publications'), 'headings') },
    { name: 'awards', items: namedWithTime(rowsOf('awards'), 'bullets too') },
    { name: 'links', items: linksOf([...head, ...contact]) },
  ].map(({ name, items }) => ({ name, items: items.map((item) => item.map(saidBy)) }))
  const all = [...head, ...sections.flatMap(({ rows }) => rows)]
  const person = personIn(head, contact, all, evidence.language).map(labelledBeside([...head, ...contact, ...all.slice(0, 12)]))
  const summary = runningText('summary', rowsOf('summary'))
  return { fields: present([...person, summary === null ? null : saidBy(summary)]), lists }
}
