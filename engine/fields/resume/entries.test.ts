import { describe, expect, test } from 'vitest'
import { listOf, type Printed, read, title } from './testing-resumes.ts'

const name: Printed = ['Anna Brook', 43, 40, { size: 22 }]
const bold = { bold: true }

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
