import { dateField, listField, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

export const resume: PublishedList = {
  kind: 'resume',
  version: 1,
  title: 'Resume',
  definitions: [
    textField('name', 'Name', 'Who it is about.', 'name|full name|nom|nombre|nome|naam', 'required'),
    textField('email', 'E-mail', 'E-mail address.', 'email|e-mail|mail|courriel|correo'),
    textField(
      'phone',
      'Phone',
      'Telephone number.',
      'phone|tel|tel.|telephone|mobile|telefon|mobil|téléphone|teléfono|telefono|telefoon|telefone',
    ),
    textField(
      'location',
      'Location',
      'Where the person lives.',
      'location|address|adresse|anschrift|wohnort|dirección|indirizzo|adres|morada',
    ),
    textField('website', 'Website', 'Web address.', 'website|web|homepage|portfolio|url'),
    listField('education', 'Education', 'Schools and degrees.', [
      textField('institution', 'Institution', 'School or university.'),
      textField('degree', 'Degree', 'Degree or certificate.'),
      textField('area', 'Area', 'Field of study.'),
      dateField('start', 'From', 'First day or month.'),
      dateField('end', 'To', 'Last day or month.'),
      textField('location', 'Location', 'Where.'),
    ]),
    listField('experience', 'Experience', 'Posts held.', [
      textField('company', 'Company', 'Employer.'),
      textField('position', 'Position', 'Title of the post.'),
      dateField('start', 'From', 'First day or month.'),
      dateField('end', 'To', 'Last day or month.'),
      textField('location', 'Location', 'Where.'),
    ]),
  ],
}
