import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, read, title } from './testing-resumes.ts'

describe('resumes of other manners', () => {
  test('who lives where stands before a mail address, though nothing but white parts them where a recogniser saw no sign', () => {
    const sheet = read([
      ['Dean Warrick', 58, 60, title],
      ['Denver, CO dean@webmail.example warrick.example', 58, 80],
      ['Experience', 58, 110, title],
      ['Electrician, Brook Wind', 58, 130],
      ['Apr 2018 - Current', 58, 143],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ location: 'Denver, CO', email: 'dean@webmail.example' })
  })

  test('a name set as the titles are, lines with a year behind a comma, and a post with a stroke', () => {
    const sheet = read([
      ['DEAN WARRICK HOLLOWAY', 58, 60],
      ['Ballarat VIC 3350 | 0491 570 006 | dean@webmail.example', 58, 74],
      ['WORK HISTORY', 58, 110],
      ['Electrician / Leading Hand', 58, 130],
      ['Brook Wind Pty Ltd - Ballarat, VIC', 58, 143],
      ['Apr 2018 - Current', 58, 156],
      ['Electrician', 58, 180],
      ['Mill Iron Pty Ltd - Newman, WA', 58, 193],
      ['Nov 2011 - Mar 2018', 58, 206],
      ['EDUCATION AND TRAINING', 58, 240],
      ['Diploma of Electrical Engineering, Riverside TAFE, 2020', 58, 260],
      ['Certificate III in Electrotechnology, Harbour TAFE, 2005 - 2009', 58, 273],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'DEAN WARRICK HOLLOWAY', location: 'Ballarat VIC 3350', phone: '0491 570 006' })
    expect(listOf(sheet, 'experience')).toMatchObject([
      { start: '2018-04', end: 'present' },
      { start: '2011-11', end: '2018-03' },
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Riverside TAFE', degree: 'Diploma', end: '2020' },
      { institution: 'Harbour TAFE', degree: 'Certificate III', start: '2005', end: '2009' },
    ])
  })

  test('a time that a narrow column breaks over two rows is one, and what a post was about names no company', () => {
    const sheet = read([
      ['Mair Tegid', 58, 60, { size: 20 }],
      ['EMPLOYMENT', 58, 100],
      ['March 2019 to', 60, 120],
      ['Head of Music', 175, 120],
      ['present', 60, 133],
      ['Ysgol Glan Nant, Llanberis', 175, 133],
      ['Lead the department; choirs since 2020; organise a yearly journey', 175, 146],
      ['across the water for everybody.', 175, 159],
      ['May 2014 to July', 60, 180],
      ['Teacher of Music', 175, 180],
      ['2018', 60, 193],
      ['Brook High School, Ludlow', 175, 193],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Ysgol Glan Nant', position: 'Head of Music', start: '2019-03', end: 'present', location: 'Llanberis' },
      { company: 'Brook High School', position: 'Teacher of Music', start: '2014-05', end: '2018-07', location: 'Ludlow' },
    ])
  })

  test('what a degree is in stands behind a joint and is no school, and a town behind a firm is no post', () => {
    const sheet = read([
      ['Ximena Robles Luna', 58, 60, { size: 20 }],
      ['EXPERIENCIA PROFESIONAL', 58, 100],
      ['Mill Analytics Pvt. Ltd.', 58, 120, { bold: true }],
      [', Jalapa', 178, 120],
      ['MIS Executive (Jul 2021 - Present)', 58, 133],
      ['FORMACIÓN ACADÉMICA', 58, 160],
      ['Maestría en Derecho Fiscal', 58, 180],
      ['2017 - 2019', 400, 180],
      ['Universidad del Lago, Morelia', 58, 193],
      ['Licenciatura en Historia', 58, 210],
      ['2012 - 2016', 400, 210],
      ['Universidad del Lago, Morelia', 58, 223],
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Universidad del Lago', degree: 'Maestría', area: 'Derecho Fiscal', location: 'Morelia' },
      { institution: 'Universidad del Lago', degree: 'Licenciatura', area: 'Historia', location: 'Morelia' },
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([{ company: 'Mill Analytics Pvt. Ltd.', position: 'MIS Executive' }])
  })

  test('posts in counted lines with short years, schools in a table whose titles have two lines', () => {
    const sheet = read([
      ['Kavitha Raman', 54, 60, { size: 20 }],
      ['ACADEMIC QUALIFICATION', 54, 100],
      ['Course', 54, 120],
      ['Institution', 200, 120],
      ['Year of', 430, 120],
      ['passing', 430, 132],
      ['M.E. (VLSI Design)', 54, 150],
      ['Meadow College of', 200, 150],
      ['2019', 430, 150],
      ['Engineering, Chennai', 200, 163],
      ['HSC', 54, 180],
      ['Lake Girls School, Salem', 200, 180],
      ['2013', 430, 180],
      ['WORK EXPERIENCE (6 Years)', 54, 220],
      ['1. Senior Validation Engineer, Brook Semiconductors India Pvt. Ltd., Bengaluru (Jan’22 to till date)', 54, 240],
      ['2. Validation Engineer, Mill Embedded Solutions, Coimbatore (July’19 to Dec’21)', 54, 260],
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Meadow College of Engineering', degree: 'M.E.', area: 'VLSI Design', end: '2019', location: 'Chennai' },
      { institution: 'Lake Girls School', degree: 'HSC', end: '2013', location: 'Salem' },
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Brook Semiconductors India Pvt. Ltd.', position: 'Senior Validation Engineer', start: '2022-01', end: 'present' },
      { company: 'Mill Embedded Solutions', position: 'Validation Engineer', start: '2019-07', end: '2021-12' },
    ])
  })

  test('the town is told behind the company with its province or country, and indented lines describe', () => {
    const sheet = read([
      ['Piera Valli', 43, 60, { size: 22 }],
      ['Esperienze', 43, 100, title],
      ['Responsabile di cantina', 43, 120],
      ['gennaio 2019 – oggi', 300, 120],
      ['Tenuta del Colle, Loreto Aprutino (PE)', 43, 133],
      ['Nuova linea di spumanti avviata nel primo anno', 55, 146],
      ['Enologo', 43, 170],
      ['agosto 2013 – dicembre 2018', 300, 170],
      ['Brook Sound Wines, Blenheim, Nuova Zelanda', 43, 183],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Tenuta del Colle', position: 'Responsabile di cantina', location: 'Loreto Aprutino (PE)' },
      { company: 'Brook Sound Wines', position: 'Enologo', location: 'Blenheim, Nuova Zelanda' },
    ])
  })
})

test('entries have the title of their section as their label, mail and telephone what is printed before them', () => {
  const { fields, lists } = read([
    ['Mira Solberg', 72, 60, { size: 22, bold: true }],
    ['E-mail: mira@solberg.example', 72, 80],
    ['Experience', 72, 110, title],
    ['Harbor Instruments Inc.', 72, 128, { bold: true }],
    ['Mar 2019 – Present', 450, 128],
    ['Senior Firmware Engineer', 72, 141, { italic: true }],
    ['Languages', 72, 275, title],
    ['English (native)', 72, 291],
  ])
  const labelOf = ({ label }: { readonly label: readonly { readonly text: string }[] }) => label.map(({ text }) => text).join(' ')
  expect(lists.flatMap(({ items }) => items.flatMap((item) => item.map(labelOf)))).toEqual([
    ...['Experience', 'Experience', 'Experience', 'Experience'],
    ...['Languages', 'Languages'],
  ])
  expect(Object.fromEntries(fields.map((field) => [field.name, labelOf(field)]))).toMatchObject({ name: '', email: 'E-mail:' })
})
