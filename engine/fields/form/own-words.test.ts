import { expect, test } from 'vitest'
import { pairsOn } from './sample.ts'

test('labels and captions of a blank paper answer no other label, and neither do its zeros', () => {
  expect(
    pairsOn([
      [50, 60, 'Tel.:'],
      [100, 60, '0431 5550140'],
      [50, 100, 'Order no.'],
      [50, 120, 'Order date'],
      [50, 140, 'Name'],
      [50, 160, 'Address'],
      [50, 200, 'Reference'],
      [180, 200, 'Article'],
      [50, 240, 'Total'],
      [180, 240, '0.00'],
      [50, 300, 'Place, date'],
      [250, 300, 'Signature of the keeper'],
    ]),
  ).toEqual([['Tel.:', '0431 5550140']])
})

test('a label whose line is followed by the next label is not answered by it', () => {
  expect(
    pairsOn([
      [50, 100, 'Start date .................'],
      [300, 100, 'Monthly rent .................'],
      [50, 120, 'Phone: 0431 5550140'],
      [50, 140, 'Name: Ines Okafor'],
    ]),
  ).toEqual([
    ['Phone:', '0431 5550140'],
    ['Name:', 'Ines Okafor'],
  ])
})

test('titles and their text, questions and headlines with a colon are no pairs on a page of running text; short facts are', () => {
  expect(
    pairsOn([
      [50, 60, 'Opponents: what they say'],
      [50, 80, 'the people of the north bank fear more noise at night and have'],
      [50, 94, 'handed in a paper with many names to the town on Monday.'],
      [50, 120, 'Where do you deliver?'],
      [50, 134, 'We deliver to all places on the coast and on the islands.'],
      [50, 160, 'Cleaning: wipe it with a damp cloth and let it dry.'],
      [50, 180, 'Voltage: 230 V'],
    ]),
  ).toEqual([['Voltage:', '230 V']])
})

test('a question that somebody answered in a sentence on a form keeps its answer', () => {
  expect(
    pairsOn([
      [50, 80, 'Name:'],
      [120, 80, 'Ines Okafor'],
      [50, 100, 'Date:'],
      [120, 100, '12 May 2024'],
      [50, 120, 'Address:'],
      [120, 120, '9 Beacon Lane'],
      [50, 140, 'Phone:'],
      [120, 140, '0431 5550140'],
      [50, 170, 'Can it be improved?'],
      [170, 170, 'The strap could hold better.'],
    ]).at(-1),
  ).toEqual(['Can it be improved?', 'The strap could hold better.'])
})

test('the letterhead of a blank paper does not make it a filled one, nor do the columns of its table', () => {
  expect(
    pairsOn([
      [50, 40, 'Tél. :'],
      [100, 40, '02 99 55 50 14'],
      [50, 100, 'Date de début'],
      [250, 100, 'Loyer mensuel'],
      [50, 120, 'Date de fin'],
      [250, 120, 'Préavis'],
      [50, 160, 'Libellé'],
      [150, 160, 'Débit'],
      [50, 200, 'Solde initial:'],
      [150, 200, '0,00 €'],
    ]),
  ).toEqual([['Tél. :', '02 99 55 50 14']])
})

test('a label that is said again on its line is not answered', () => {
  expect(
    pairsOn([
      [50, 80, 'Name:'],
      [120, 80, 'Ines Okafor'],
      [50, 160, 'Place of birth:'],
      [150, 160, 'place of birth'],
    ]),
  ).toEqual([['Name:', 'Ines Okafor']])
})

test('brackets that close are part of the answer, lines that it is typed into and names of parts are not', () => {
  const found = pairsOn([
    [50, 100, 'Phone: (208) 555-0176'],
    [50, 116, 'Approved by: ____J. Hill____'],
    [50, 132, 'Section A: Applicant'],
    [50, 148, 'Name: Nina Hill'],
  ])
  expect(found).toEqual([
    ['Phone:', '(208) 555-0176'],
    ['Approved by:', 'J. Hill'],
    ['Name:', 'Nina Hill'],
  ])
})
