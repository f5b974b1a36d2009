import { expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import { fieldsOf, listOf, type Printed, read, title } from './testing-resumes.ts'

const head: readonly Printed[] = [['Mira Solberg', 72, 60, { size: 22, bold: true }]]

test.each([
  ['Casa Editrice Alta', 'Responsabile acquisti'],
  ['Ospedale di Alta', 'Infermiera'],
  ['Grupo Editorial Alto', 'Contable'],
  ['Construções Alto', 'Gestora de obra'],
  ['Uitgeverij De Hoek', 'Webontwikkelaar'],
  ['Éditions du Mur', 'Documentaliste'],
])('what somebody was is told from where in the languages of the neighbours: %s', (company, position) => {
  const sheet = read([
    ...head,
    ['Experience', 72, 110, title],
    [position, 72, 128, { bold: true }],
    ['03/2019 – 02/2021', 450, 128],
    [company, 72, 141],
  ])
  expect(listOf(sheet, 'experience')).toMatchObject([{ company, position }])
})

test('a larger town behind a comma is where a post was, and so is what stands like it in other posts', () => {
  const posts = (first: string, second: string) =>
    listOf(
      read([
        ...head,
        ['Experience', 72, 110, title],
        ['Harbor Instruments Ltd', 72, 128, { bold: true }],
        ['03/2019 – 02/2021', 450, 128],
        [first, 72, 141],
        ['Tidewater Robotics Ltd', 72, 165, { bold: true }],
        ['06/2015 – 02/2019', 450, 165],
        [second, 72, 178],
      ]),
      'experience',
    )
  expect(posts('Engineer, Rotterdam', 'Engineer, Oudewater')).toMatchObject([
    { position: 'Engineer', location: 'Rotterdam' },
    { position: 'Engineer', location: 'Oudewater' },
  ])
  expect(posts('Engineer, Backend', 'Engineer, Platforms')).toMatchObject([
    { position: 'Engineer, Backend' },
    { position: 'Engineer, Platforms' },
  ])
})

test.each([
  [['Engineer | Harbor Labs Ltd | Leeds, UK | 04/2021', '— 05/2025']],
  [['Engineer | Harbor Labs Ltd | Leeds, UK', '| 04/2021 — 05/2025']],
  [['Engineer | Harbor Labs Ltd | Leeds, UK |', '04/2021 — 05/2025']],
])('a heading in one line with bars is whole when its end is on the next line: %s', (lines) => {
  const sheet = read([
    ...head,
    ['Experience', 72, 110, title],
    ...lines.map((line, at): Printed => [line, 72, 128 + 13 * at]),
    ['• Wrote the bootloader of three product lines and cut start time in half', 80, 160],
  ])
  expect(listOf(sheet, 'experience')).toEqual([
    { company: 'Harbor Labs Ltd', position: 'Engineer', location: 'Leeds, UK', start: '2021-04', end: '2025-05' },
  ])
})

test('a time that fills its narrow column and goes on below is parted from what stands beside it', () => {
  const left = Math.max(...typeset('September 2016 – May', { left: 72 }).map(({ box }) => box.right)) + 2.5
  const [school] = listOf(
    read([
      ...head,
      ['Education', 72, 110, title],
      ['September 2016 – May BSc Physics', 72, 128],
      ['2019', 72, 141],
      // Right below the degree, whose first word begins behind the time.
      ['Northgate College', left, 141],
    ]),
    'education',
  )
  expect(school).toMatchObject({ institution: 'Northgate College', degree: 'BSc', area: 'Physics', start: '2016-09', end: '2019-05' })
})

test('months that begin as a word for "in" does are months', () => {
  const sheet = read([
    ...head,
    ['Experiencia', 72, 110, title],
    ['Enfermera', 72, 128, { bold: true }],
    ['enero 2024 — enero 2025', 400, 128],
    ['Hospital Alto', 72, 141],
  ])
  expect(listOf(sheet, 'experience')).toMatchObject([{ start: '2024-01', end: '2025-01' }])
})

test('an address of mail that a narrow column breaks is whole', () => {
  const sheet = read([...head, ['mira.solberg@harbor.exam', 72, 80], ['ple.org', 72, 92], ['Experience', 72, 130, title]])
  expect(fieldsOf(sheet)).toMatchObject({ email: 'mira.solberg@harbor.example.org' })
})

test('a Dutch postcode and town, and a number in groups of two, are found in a line of contacts', () => {
  const sheet = read([...head, ['1234 AB Hoekdam | 655 55 01 42 | mira@solberg.example', 72, 80], ['Experience', 72, 130, title]])
  expect(fieldsOf(sheet)).toMatchObject({ location: '1234 AB Hoekdam', phone: '655 55 01 42' })
})

test('a level keeps its own bracket, and neither a line about references nor a bare number is a skill', () => {
  const sheet = read([
    ['Ada Lind', 60, 50, { size: 18, bold: true }],
    ['Talen', 60, 100, title],
    ['Engels: C1 (TOEIC 945)', 60, 116],
    ['Duits (B2)', 60, 130],
    ['Vaardigheden', 60, 170, title],
    ['Excel, onderhandelen', 60, 186],
    ['100', 60, 200],
    ['Referenties op aanvraag.', 60, 214],
  ])
  expect(listOf(sheet, 'languages')).toEqual([
    { language: 'Engels', level: 'C1 (TOEIC 945)' },
    { language: 'Duits', level: 'B2' },
  ])
  expect(listOf(sheet, 'skills')).toEqual([{ name: 'Excel' }, { name: 'onderhandelen' }])
})

test('a family name that goes on behind its hyphen on the next row is one', () => {
  const sheet = read([
    ['Maëlle', 60, 50, { size: 18, bold: true }],
    ['GUÉRIN-', 60, 72, { size: 18, bold: true }],
    ['LOPEZ', 60, 94, { size: 18, bold: true }],
    ['maelle@exemple.fr', 60, 120],
    ['Formation', 60, 150, title],
    ['2014 – Master CCA, IAE de Brest', 60, 166],
  ])
  expect(fieldsOf(sheet)).toMatchObject({ given_name: 'Maëlle', family_name: 'GUÉRIN-LOPEZ' })
})

test('a title that goes on in the row below it is one', () => {
  const sheet = read([
    ['Ada Lind', 60, 50, { size: 18, bold: true }],
    ['EXPÉRIENCES', 60, 100, title],
    ['PROFESSIONNELLES', 60, 115, title],
    ['2015 – 2019', 60, 132],
    ['Assistante de gestion, Chantiers Navals Odet SA', 160, 132],
    ['FORMATION', 60, 170, title],
    ['2014', 60, 186],
    ['Master CCA, IAE de Brest', 160, 186],
  ])
  expect(listOf(sheet, 'experience')).toMatchObject([
    { company: 'Chantiers Navals Odet SA', position: 'Assistante de gestion', start: '2015', end: '2019' },
  ])
})

test('labels that stand close before their answers are none of them', () => {
  const asks = (label: string, answer: string, baseline: number): readonly Printed[] => {
    const at = 200 - typeset(`${label} `, { baseline }).reduce((sum, { box }) => sum + box.right - box.left + 3, 0)
    return [
      [label, at, baseline],
      [answer, 200, baseline],
    ]
  }
  const sheet = read([
    ['Curriculum Vitae', 60, 50, { size: 18, bold: true }],
    ['Informazioni personali', 60, 80, title],
    ...asks('Nome', 'Chiara Molino', 96),
    ...asks('Indirizzo', 'Via Sottoripa 5, 16124 Genova', 110),
    ...asks('E-mail', 'chiara@esempio.it', 124),
    ['Esperienza lavorativa', 60, 150, title],
    ...asks('Date (da – a)', 'Marzo 2020 – oggi', 166),
    ...asks('Datore di lavoro', 'Spedizioni Lanterna S.r.l., Genova', 180),
    ...asks('Posizione', 'Impiegata operativa export', 194),
  ])
  expect(fieldsOf(sheet)).toMatchObject({ name: 'Chiara Molino', location: 'Via Sottoripa 5, 16124 Genova' })
  expect(listOf(sheet, 'experience')).toMatchObject([
    { company: 'Spedizioni Lanterna S.r.l.', position: 'Impiegata operativa export', start: '2020-03', end: 'present' },
  ])
})
