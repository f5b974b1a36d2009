import { describe, expect, test } from 'vitest'
import { listOf, type Printed, read, title } from './testing-resumes.ts'

const name: Printed = ['Anna Brook', 43, 40, { size: 22 }]
const bold = { bold: true }

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
