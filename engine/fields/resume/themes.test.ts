import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, type Printed, read, title } from './testing-resumes.ts'

const name: Printed = ['Anna Brook', 43, 40, { size: 22 }]
const bold = { bold: true }

describe('titles', () => {
  test('in the margin, each beside the first row of what it heads', () => {
    const sheet = read([
      name,
      ['EXPERIENCE', 43, 100],
      ['Mill Works Ltd, Site Manager', 150, 100],
      ['2015 – present', 450, 100],
      ['EDUCATION', 43, 140],
      ['Brook University', 150, 140],
      ['2010 – 2014', 450, 140],
      ['BSc - Geology', 150, 154],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([{ company: 'Mill Works Ltd', position: 'Site Manager', start: '2015' }])
    expect(listOf(sheet, 'education')).toMatchObject([{ institution: 'Brook University', degree: 'BSc', area: 'Geology' }])
  })

  test('in a margin of their own, on other lines than what they head', () => {
    const sheet = read([
      name,
      ['Work', 43, 102, { size: 14 }],
      ['Mill Works Ltd', 180, 100, bold],
      ['Site Manager', 180, 114],
      ['May 2015 – June 2020', 180, 128],
      ['Lake Foundry Ltd', 180, 150, bold],
      ['Accountant', 180, 164],
      ['March 2012 – April 2015', 180, 178],
      ['Education', 43, 212, { size: 14 }],
      ['Brook University', 180, 210, bold],
      ['Geology, BSc', 180, 224],
      ['September 2008 – June 2011', 180, 238],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Mill Works Ltd', position: 'Site Manager' },
      { company: 'Lake Foundry Ltd', position: 'Accountant', end: '2015-04' },
    ])
    expect(listOf(sheet, 'education')).toMatchObject([{ institution: 'Brook University', degree: 'BSc', start: '2008-09' }])
  })

  test('are told from headings of entries that are set as they are', () => {
    const sheet = read([
      name,
      ['Work Experience', 43, 100, title],
      ['Papelaria Douro', 43, 125, title],
      ['Head of Controlling', 43, 140],
      ['2018 – 2024', 43, 154],
      ['Studio Marrow', 43, 175, title],
      ['Financial Analyst', 43, 190],
      ['2013 – 2017', 43, 204],
      ['Education', 43, 230, title],
      ['Brook University', 43, 255, title],
      ['Finance, Master', 43, 270],
      ['2009 – 2011', 43, 284],
      ['References', 43, 310, title],
      ['She asks what the plan has no answer to.', 43, 325],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Papelaria Douro', position: 'Head of Controlling', start: '2018' },
      { company: 'Studio Marrow', position: 'Financial Analyst', end: '2017' },
    ])
    expect(listOf(sheet, 'education')).toEqual([
      { institution: 'Brook University', degree: 'Master', area: 'Finance', start: '2009', end: '2011' },
    ])
  })

  test('do not begin with what somebody is, right below the name', () => {
    const sheet = read([
      name,
      ['Site Manager, Civil Works', 43, 60, title],
      ['+44 20 7946 0912', 43, 80],
      ['Work', 43, 110, title],
      ['Mill Works Ltd', 43, 130, bold],
      ['Site Manager', 43, 144],
      ['2015 – 2020', 43, 158],
      ['Education', 43, 190, title],
      ['Brook University', 43, 210, bold],
      ['BSc, Geology', 43, 224],
      ['2010 – 2014', 43, 238],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Anna Brook', phone: '+44 20 7946 0912' })
    expect(listOf(sheet, 'experience')).toHaveLength(1)
  })

  test('are not what was studied at a school, set smaller', () => {
    const sheet = read([
      name,
      ['Education', 43, 100, title],
      ['Brook University', 43, 120, bold],
      ['Finance, Master', 43, 134],
      ['2009 – 2011', 43, 148],
      ['Courses', 43, 162],
      ['• Cost Accounting', 43, 176],
      ['Lake College', 43, 200, bold],
      ['Economics, BSc', 43, 214],
      ['2006 – 2009', 43, 228],
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Brook University' },
      { institution: 'Lake College', area: 'Economics' },
    ])
    expect(listOf(sheet, 'certificates')).toEqual([])
  })
})

describe('posts and schools', () => {
  const posts = (...rows: readonly Printed[]) => listOf(read([name, ['Experience', 43, 100, title], ...rows]), 'experience')
  const schools = (...rows: readonly Printed[]) => listOf(read([name, ['Education', 43, 100, title], ...rows]), 'education')

  test('begin with a time behind a bullet', () => {
    expect(
      posts(
        ['• May 2019 – present', 43, 120],
        ['Larkspur Payments', 53, 134, bold],
        ['Senior Engineer', 53, 148],
        ['- Moved settlement to a stream', 60, 162],
        ['• June 2016 – February 2019', 43, 190],
        ['Coldwater Analytics', 53, 204, bold],
        ['Web Developer', 53, 218],
        ['- Built the map of wells', 60, 232],
      ),
    ).toMatchObject([
      { company: 'Larkspur Payments', position: 'Senior Engineer', start: '2019-05', end: 'present' },
      { company: 'Coldwater Analytics', position: 'Web Developer', start: '2016-06' },
    ])
  })

  test('stand behind a bullet over the row of their time', () => {
    expect(
      posts(
        ['• Charge Nurse, Brook Hospital', 43, 120, bold],
        ['Sep 2020 – present', 51, 134],
        ['• Halved the falls of patients', 70, 148],
        ['• Staff Nurse, Lake Hospital', 43, 170, bold],
        ['Oct 2014 – Aug 2020', 51, 184],
        ['• Mentor of nineteen students', 70, 198],
      ),
    ).toMatchObject([
      { company: 'Brook Hospital', position: 'Charge Nurse', start: '2020-09' },
      { company: 'Lake Hospital', position: 'Staff Nurse', end: '2020-08' },
    ])
  })

  test('have no address of a site and no title of a list for what somebody was', () => {
    expect(
      posts(
        ['Larkspur Payments', 43, 120, bold],
        ['March 2019 – present', 430, 120],
        ['https://larkspur.example', 43, 134],
        ['Senior Engineer', 43, 148],
        ['Highlights', 43, 162],
        ['Fieldnote', 43, 190, bold],
        ['June 2016 – February 2019', 430, 190],
        ['Responsibilities:', 43, 204],
        ['Illustrator', 43, 218],
      ),
    ).toMatchObject([
      { company: 'Larkspur Payments', position: 'Senior Engineer' },
      { company: 'Fieldnote', position: 'Illustrator' },
    ])
  })

  test('of somebody working for themselves are not those of the company above', () => {
    expect(
      posts(
        ['UX Designer', 43, 120, bold],
        ['Studio Marrow', 43, 134],
        ['2016 – 2019', 430, 134],
        ['Illustrator', 43, 160, bold],
        ['Freelance', 43, 174],
        ['2014 – 2016', 430, 174],
      ),
    ).toMatchObject([
      { company: 'Studio Marrow', position: 'UX Designer' },
      { company: 'Freelance', position: 'Illustrator' },
    ])
  })

  test('keep their names where it is said how long they were, further left', () => {
    expect(
      posts(
        ['Oct 2014 – Aug 2020', 43, 120],
        ['Staff Nurse', 180, 120, bold],
        ['5 ans 10 mois', 43, 134],
        ['Brook Hospital', 180, 148],
        ['Jul 2010 – Sep 2011', 43, 180],
        ['Healthcare Assistant', 180, 180, bold],
        ['1 an 2 mois', 43, 194],
        ['Rowan House Care Home', 180, 208],
      ),
    ).toMatchObject([
      { company: 'Brook Hospital', position: 'Staff Nurse' },
      { company: 'Rowan House Care Home', position: 'Healthcare Assistant' },
    ])
  })

  test('may have their time right behind their name without a space', () => {
    expect(
      posts(
        ['Larkspur Payments2019 - Present', 43, 120, bold],
        ['Engineer', 43, 134],
        ['Fieldnote2016 - 2019', 43, 160, bold],
        ['Developer', 43, 174],
      ),
    ).toMatchObject([
      { company: 'Larkspur Payments', position: 'Engineer', start: '2019', end: 'present' },
      { company: 'Fieldnote', position: 'Developer', start: '2016', end: '2019' },
    ])
  })

  test('begin in the year above and end in the one below', () => {
    expect(
      schools(['2011', 43, 120], ['2014', 43, 134], ['Brook University', 43, 148, bold], ['BN', 43, 162], ['Adult Nursing', 43, 176]),
    ).toMatchObject([{ institution: 'Brook University', degree: 'BN', area: 'Adult Nursing', start: '2011', end: '2014' }])
  })

  test('have degrees of more words, fields before the school, and schools of capitals alone', () => {
    expect(
      schools(
        ['Health Professions, Access Diploma, Gwent College', 43, 120, bold],
        ['Sep 2009 – Jun 2010', 43, 134],
        ['Acoustics, MSc, NTNU', 43, 160, bold],
        ['Sep 2011 – Jun 2013', 43, 174],
      ),
    ).toMatchObject([
      { institution: 'Gwent College', degree: 'Access Diploma', area: 'Health Professions' },
      { institution: 'NTNU', degree: 'MSc', area: 'Acoustics' },
    ])
  })

  test('take their field from the line of the degree and not from behind the comma of the school', () => {
    expect(
      schools(
        ['University of Nigeria, Nsukka', 43, 120, bold],
        ['2000 – 2005', 43, 134],
        ['B.Eng.', 43, 148],
        ['Civil Engineering', 43, 162],
      ),
    ).toMatchObject([{ institution: 'University of Nigeria', degree: 'B.Eng.', area: 'Civil Engineering' }])
  })
})

describe('posts and schools in the manners of well-known sites and programs', () => {
  const posts = (...rows: readonly Printed[]) => listOf(read([name, ['Experience', 43, 100, title], ...rows]), 'experience')
  const schools = (...rows: readonly Printed[]) => listOf(read([name, ['Education', 43, 100, title], ...rows]), 'education')

  test('several posts below one company with the time of all, and work for oneself above what it was', () => {
    expect(
      posts(
        ['Fieldnote', 43, 120, { size: 12 }],
        ['5 years 3 months', 43, 134],
        ['Lead Product Designer', 43, 148],
        ['November 2021 - Present (2 years 8 months)', 43, 162],
        ['Oakland, CA', 43, 176],
        ['Product Designer', 43, 196],
        ['April 2019 - October 2021 (2 years 7 months)', 43, 210],
        ['Oakland, CA', 43, 224],
        ['Freelance', 43, 244, { size: 12 }],
        ['Illustrator', 43, 258],
        ['January 2014 - July 2016 (2 years 7 months)', 43, 272],
      ),
    ).toMatchObject([
      { company: 'Fieldnote', position: 'Lead Product Designer', end: 'present' },
      { company: 'Fieldnote', position: 'Product Designer', start: '2019-04' },
      { company: 'Freelance', position: 'Illustrator', start: '2014-01' },
    ])
  })

  test('a town in Colorado names no company, and a country known by its name ends a place', () => {
    expect(
      posts(
        ['Coldwater Analytics, Inc., Denver, CO — Web Developer', 43, 120],
        ['JUNE 2016 - FEBRUARY 2019', 43, 134],
        ['Ministry of Works, Lagos, Nigeria — Project Engineer', 43, 160],
        ['MARCH 2008 - FEBRUARY 2015', 43, 174],
      ),
    ).toMatchObject([
      { company: 'Coldwater Analytics, Inc.', position: 'Web Developer', location: 'Denver, CO' },
      { company: 'Ministry of Works', position: 'Project Engineer', location: 'Lagos, Nigeria' },
    ])
  })

  test('a degree behind a bullet below the school', () => {
    expect(
      schools(
        ['2009 - 2011', 43, 120],
        ['UNIVERSIDADE DO MINHO', 43, 134, bold],
        ['•', 55, 148],
        ['Master Finance', 70, 148],
        ['2006 - 2009', 43, 170],
        ['UNIVERSIDADE DO PORTO', 43, 184, bold],
        ['•', 55, 198],
        ['Licenciatura Economics', 70, 198],
      ),
    ).toMatchObject([
      { institution: 'UNIVERSIDADE DO MINHO', degree: 'Master', area: 'Finance', start: '2009' },
      { institution: 'UNIVERSIDADE DO PORTO', degree: 'Licenciatura', area: 'Economics' },
    ])
  })

  test('what was done in a post is no name of it, though it begin as degrees do', () => {
    const [, second] = posts(
      ['Mill Works Ltd', 43, 120, bold],
      ['2015 – 2020', 430, 120],
      ['Site Manager', 43, 134],
      ['• Master plan for two sites', 55, 148],
      ['Lake Foundry Ltd', 43, 170, bold],
      ['2012 – 2015', 430, 170],
      ['• Minor repairs of looms', 55, 184],
    )
    expect(second).toMatchObject({ company: 'Lake Foundry Ltd', start: '2012' })
    expect(second).not.toHaveProperty('position')
  })

  test('a triangle before a line is a bullet', () => {
    const [only] = posts(['Mill Works Ltd', 43, 120, bold], ['2015 – 2020', 430, 120], ['⊲ Repaired looms of all kinds', 55, 134])
    expect(only).toMatchObject({ company: 'Mill Works Ltd' })
    expect(only).not.toHaveProperty('position')
  })

  test('the field behind the comma of a degree in the line of the school is no town', () => {
    expect(
      schools(['University of Leeds — Bachelor of Science, Computer Science', 43, 120], ['AUGUST 2012 - MAY 2016', 43, 134]),
    ).toMatchObject([{ institution: 'University of Leeds', degree: 'Bachelor of Science', area: 'Computer Science' }])
  })

  test('a company with its town and country over what was done there', () => {
    expect(
      posts(
        ['09/2011 – 03/2013', 43, 120],
        ['Junior Auditor', 160, 120, bold],
        ['Audit Norte, Lisbon, Portugal', 160, 134],
        ['Audits of eleven companies of up to 300 people', 160, 148],
        ['04/2008 – 08/2011', 43, 170],
        ['Financial Analyst', 160, 170, bold],
        ['Mill Works GmbH, Ulm, Germany', 160, 184],
        ['Monthly forecast of orders and cash', 160, 198],
      ),
    ).toMatchObject([
      { company: 'Audit Norte', position: 'Junior Auditor', location: 'Lisbon, Portugal' },
      { company: 'Mill Works GmbH', position: 'Financial Analyst', location: 'Ulm, Germany' },
    ])
  })
})

describe('languages', () => {
  const spoken = (...rows: readonly Printed[]) => listOf(read([name, ['Languages', 43, 100, title], ...rows]), 'languages')

  test('over their levels, below and beside each other', () => {
    expect(spoken(['English', 43, 120], ['Native', 43, 134], ['Igbo', 43, 150], ['Fluent', 43, 164])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Igbo', level: 'Fluent' },
    ])
    expect(spoken(['Norwegian', 43, 120], ['English', 200, 120], ['Native speaker', 43, 134], ['C2', 200, 134])).toEqual([
      { language: 'Norwegian', level: 'Native speaker' },
      { language: 'English', level: 'C2' },
    ])
  })

  test('before their levels with a space or a comma', () => {
    expect(spoken(['English Native', 43, 120], ['Tamil Fluent', 200, 120])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Tamil', level: 'Fluent' },
    ])
    expect(spoken(['English, Native', 43, 120], ['French, Elementary', 43, 134])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'French', level: 'Elementary' },
    ])
  })

  test('behind their own label among the skills', () => {
    const sheet = read([
      name,
      ['Skills & Interests', 43, 100, title],
      ['Technical: TypeScript, React', 43, 120],
      ['Languages: English (Native), Yoruba (Conversational)', 43, 134],
    ])
    expect(listOf(sheet, 'languages')).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Yoruba', level: 'Conversational' },
    ])
    expect(listOf(sheet, 'skills')).toMatchObject([{ name: 'TypeScript' }, { name: 'React' }])
  })

  test('of programs stay a group of the skills', () => {
    const sheet = read([name, ['Skills', 43, 100, title], ['Languages: C, Rust, Python', 43, 120], ['Tools: Git, Docker', 43, 134]])
    expect(listOf(sheet, 'languages')).toEqual([])
    expect(listOf(sheet, 'skills')).toContainEqual({ name: 'Rust', group: 'Languages' })
  })

  test('named beside the address, without a section of their own', () => {
    const sheet = read([
      name,
      ['English, Polish, Welsh', 43, 60],
      ['Work', 43, 100, title],
      ['2019 – 2020', 43, 120],
      ['Mill Works Ltd, Clerk', 150, 120],
    ])
    expect(listOf(sheet, 'languages')).toEqual([{ language: 'English' }, { language: 'Polish' }, { language: 'Welsh' }])
  })
})

describe('a person', () => {
  test('is named before what they are, in one line', () => {
    const sheet = read([
      ['Tomasz Wilk-Brennan, Registered Nurse', 43, 40, { size: 15 }],
      ['t.wilk@post.example', 43, 60],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Tomasz Wilk-Brennan' })
  })

  test('has a title in capitals where the name is', () => {
    const sheet = read([
      ['DR. HENRIK SANDVÆR', 43, 40, { size: 24 }],
      ['henrik@post.example', 43, 60],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'HENRIK SANDVÆR' })
  })

  test('has top skills beside what they are reached by', () => {
    const sheet = read([
      ['Contact', 43, 40, title],
      ['anna@brook.example', 43, 60],
      ['Top Skills', 43, 90],
      ['Figma', 43, 110],
      ['Prototyping', 43, 124],
    ])
    expect(listOf(sheet, 'skills')).toEqual([{ name: 'Figma' }, { name: 'Prototyping' }])
  })

  test('has a long name over two lines', () => {
    const sheet = read([
      ['Ana Lucía Ferreira de', 43, 40, { size: 32 }],
      ['Matos', 43, 76, { size: 32 }],
      ['ana@correio.example', 43, 100],
      ['Work', 43, 130, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Ana Lucía Ferreira de Matos' })
  })

  test('is reached by what stands at the end of the page', () => {
    const sheet = read([
      name,
      ['Work', 43, 100, title],
      ['Mill Works Ltd', 43, 120, bold],
      ['2015 – 2020', 430, 120],
      ['Site Manager', 43, 134],
      ['References', 43, 170, title],
      ['He leaves a site tidier than he found it.', 43, 190],
      ['anna@brook.example', 43, 240],
      ['+44 20 7946 0912', 200, 240],
      ['annabrook.example.com', 43, 254],
    ])
    expect(fieldsOf(sheet)).toMatchObject({
      email: 'anna@brook.example',
      phone: '+44 20 7946 0912',
      website: 'annabrook.example.com',
    })
  })

  test('has an address of mail that a web address touches, and no map for a site', () => {
    const place = { link: 'https://www.google.com/maps?q=Oakland' }
    const sheet = read([
      name,
      ['anna@brook.example.comhttp://brook.example.com', 43, 60],
      ['Oakland', 43, 74, place],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ email: 'anna@brook.example.com' })
    expect(fieldsOf(sheet)).not.toHaveProperty('website')
  })
})
