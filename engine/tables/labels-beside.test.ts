import { describe, expect, it } from 'vitest'
import { numberOfTables, onlyTable as only, textsOf } from './text-picture.ts'

describe('labels beside their values', () => {
  const facts = [
    ['Insured', 'Mr S and Mrs J Pemberton'],
    ['Insured address', 'The Old Forge, Church Lane, Little Marden'],
    ['Period of insurance', 'From the first of December to the end of November'],
    ['Annual premium', 'Paid in advance'],
  ]
  const bold = (text: string): string => text.replace(/\S+/g, '*$&*')
  const picture = (rows: readonly (readonly string[])[]): string =>
    rows.map(([label = '', value = '']) => ` ${label.padEnd(32)}${value}`).join('\n')

  it('are a table row by row where weight tells them apart, be the labels bold or the values', () => {
    const short = facts.map(([label = '', value = '']) => [label.replace(/ .*/, ''), value])
    expect(textsOf(only(picture(short.map(([label = '', value = '']) => [bold(label), value]))))).toEqual(short)
    const turned = short.map(([label = ''], i) => [label, ['Pemberton', 'Marden', 'November', 'Advance'][i] ?? ''])
    expect(textsOf(only(picture(turned.map(([label = '', value = '']) => [label, bold(value)]))))).toEqual(turned)
  })
  it('are none where both are set alike and no value has a figure', () => {
    expect(numberOfTables(picture(facts))).toBe(0)
  })
  it('are a table where both are set alike, no label has a figure and many values do', () => {
    const numbered = [['Policy number', 'HB/26/0093417'], ...facts.slice(0, 3), ['Sum insured', '£450,000 for the house']]
    expect(textsOf(only(picture(numbered)))).toEqual(numbered)
  })
  it('keep the further lines of a value', () => {
    const rows = [
      [bold('Housing'), 'Powder-coated steel, in graphite and'],
      ['', 'white or signal red'],
      [bold('Interfaces'), 'Ethernet and two of the common serial ones'],
      [bold('Included'), 'Cable and feet'],
    ]
    expect(textsOf(only(picture(rows)))).toEqual([
      ['Housing', 'Powder-coated steel, in graphite and white or signal red'],
      ['Interfaces', 'Ethernet and two of the common serial ones'],
      ['Included', 'Cable and feet'],
    ])
  })
  it('are none where the bold texts are headings beside paragraphs', () => {
    const paragraph = ['Led the small group that built the', 'new bridge over the river and kept', 'within what it was meant to cost']
    const rows = ['Experience', 'Education', 'Languages'].flatMap((label) => paragraph.map((line, i) => [i === 0 ? bold(label) : '', line]))
    expect(numberOfTables(picture(rows))).toBe(0)
  })
  it('are what words between quotation marks mean, however long that is', () => {
    const rows = [
      ['“Risks”', 'means fire, storm and flood, and others'],
      ['', 'that the landlord may reasonably insure'],
      ['', 'against from time to time'],
      ['“Premises”', 'means the ground floor of the workshop'],
      ['', 'as shown on the plan'],
      ['“Term”', 'means five years'],
    ]
    expect(textsOf(only(picture(rows)))).toEqual([
      ['“Risks”', 'means fire, storm and flood, and others that the landlord may reasonably insure against from time to time'],
      ['“Premises”', 'means the ground floor of the workshop as shown on the plan'],
      ['“Term”', 'means five years'],
    ])
  })
})

it('with short labels in a column of their own, values of several words are no running text', () => {
  const found = only(
    `
 Policy number      CP/4471/029
 The insured                             Fenwick and Daughters Bakers
 Business                                Bakery and small café
 Period                                  Each April to the next March
 Premium                                 £412.50
`.replace('CP/4471/029', `${' '.repeat(21)}CP/4471/029`),
  )
  expect(textsOf(found)).toEqual([
    ['Policy number', 'CP/4471/029'],
    ['The insured', 'Fenwick and Daughters Bakers'],
    ['Business', 'Bakery and small café'],
    ['Period', 'Each April to the next March'],
    ['Premium', '£412.50'],
  ])
})
