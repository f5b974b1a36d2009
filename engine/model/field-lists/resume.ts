import { listField, nameParts, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

/** Months are given as "2018-09", years as "2018", and what has not ended as "present": a resume seldom says the day. */
const from = textField('start', 'From', 'When it began: "2018-09", or "2018" where no month is printed.')
const to = textField('end', 'To', 'When it ended, likewise; "present" for what has not.')
const place = textField('location', 'Location', 'Where it was.')

export const resume: PublishedList = {
  kind: 'resume',
  version: 1,
  title: 'Resume',
  definitions: [
    textField('name', 'Name', 'Who it is about.', 'name|full name|nom|nombre|nome|naam', 'required'),
    ...nameParts,
    textField('email', 'E-mail', 'E-mail address.', 'email|e-mail|mail|courriel|correo'),
    textField(
      'phone',
      'Phone',
      'Telephone number as printed.',
      'phone|tel|tel.|telephone|mobile|telefon|mobil|téléphone|teléfono|telefono|telefoon|telefone',
    ),
    textField(
      'location',
      'Location',
      'Where the person lives.',
      'location|address|adresse|anschrift|wohnort|dirección|indirizzo|adres|morada',
    ),
    textField(
      'website',
      'Website',
      "The person's own web address; that of the link where the printed one leaves out its beginning; without one, the page on a network that is named first.",
      'website|web|homepage|portfolio|url',
    ),
    listField('links', 'Links', 'Pages the resume names or links to.', [
      textField('network', 'Network', 'The network the page belongs to, such as linkedin.'),
      textField('url', 'Address', 'Web address.'),
    ]),
    textField('summary', 'Summary', 'What the person says of themself.', 'summary|profile|about me|profil|resumen|profilo|profiel|resumo'),
    listField('education', 'Education', 'Schools and degrees.', [
      textField('institution', 'Institution', 'School or university.'),
      textField('degree', 'Degree', 'Degree or certificate.'),
      textField('area', 'Area', 'Field of study.'),
      from,
      to,
      place,
    ]),
    listField('experience', 'Experience', 'Posts held.', [
      textField('company', 'Company', 'Employer.'),
      textField('position', 'Position', 'Title of the post.'),
      from,
      to,
      place,
    ]),
    listField('skills', 'Skills', 'What the person can do.', [
      textField('name', 'Skill', 'The skill.'),
      textField('group', 'Group', 'The group it is listed in.'),
    ]),
    listField('languages', 'Languages', 'Languages spoken.', [
      textField('language', 'Language', 'The language.'),
      textField('level', 'Level', 'How well, as printed.'),
    ]),
    ...[
      ['certificates', 'Certificates', 'Certificates, licences and courses.'] as const,
      ['projects', 'Projects', 'Projects with their time.'] as const,
      ['publications', 'Publications', 'Writings with their time.'] as const,
      ['awards', 'Awards', 'Prizes, honours and scholarships.'] as const,
    ].map(([name, title, description]) =>
      listField(name, title, description, [
        textField('name', 'Name', 'What it is called.'),
        textField('date', 'Date', 'When: "2023-05" or "2023".'),
      ]),
    ),
  ],
}
