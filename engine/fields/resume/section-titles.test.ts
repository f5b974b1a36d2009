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
