import { expect, test } from 'vitest'
import { confidence } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { pairs } from './pairs.ts'
import { pairsOn } from './sample.ts'

/** Pairs as "label => answer"; as of `pairsOn`. */
const saidOn = (...page: Parameters<typeof pairsOn>): readonly string[] => pairsOn(...page).map((pair) => pair.join(' => '))

test('what a form says in its own words is no pair: remarks, hints in brackets, clauses that end in a colon', () => {
  expect(
    saidOn([
      [50, 100, 'Name:'],
      [120, 100, 'Ines Okafor'],
      [50, 130, 'Note: bring this sheet to the first meeting of the season'],
      [50, 160, 'Sheets:'],
      [120, 160, '(counting this one too)'],
      [50, 190, 'the boats are moored so:'],
      [230, 190, 'bow to the wall'],
    ]),
  ).toEqual(['Name: => Ines Okafor'])
})

test('words that a preposition ends begin an answer, and are no label of their rest', () => {
  expect(
    saidOn([
      [50, 100, 'Crop counted:'],
      [150, 100, 'Year of'],
      [192, 100, 'plenty'],
    ]),
  ).toEqual(['Crop counted: => Year of plenty'])
})

test('a list of who gets a copy goes on over names that sound like labels', () => {
  expect(
    saidOn([
      [50, 100, 'cc:'],
      [100, 100, 'Q. Lindqvist'],
      [100, 114, 'Archive'],
      [100, 128, 'Group Manager'],
      [100, 142, 'Second Officer'],
    ]),
  ).toEqual(['cc: => Q. Lindqvist Archive Group Manager Second Officer'])
})

test('a label under the middle of a line is answered by what stands anywhere on the line, a day right over it without one', () => {
  expect(
    saidOn(
      [
        [60, 98, '4'],
        [90, 98, '21'],
        [62, 112, 'Section/Unit'],
        [200, 98, '6/11/2019'],
        [250, 112, 'Date'],
      ],
      [
        [50, 100, 140, 100],
        [195, 100, 330, 100],
      ],
    ),
  ).toEqual(['Section/Unit => 4 21', 'Date => 6/11/2019'])
  expect(
    saidOn([
      [200, 98, '6/11/2019'],
      [212, 110, 'Date'],
    ]),
  ).toEqual(['Date => 6/11/2019'])
})

test('what is written on the line behind a label answers it, and not the sentence below', () => {
  expect(
    saidOn(
      [
        [50, 100, 'Skipper:'],
        [140, 100, 'P. J. Aasland'],
        [50, 112, 'Whoever moved house in the winter writes the new street on the back of this sheet'],
      ],
      [[95, 102, 300, 102]],
    ),
  ).toEqual(['Skipper: => P. J. Aasland'])
})

test('a title over rows of figures is answered by none of their names', () => {
  expect(
    saidOn([
      [50, 100, 'WEIGHT:'],
      [50, 114, 'Small crates'],
      [200, 114, '3.1'],
      [50, 128, 'Large crates'],
      [200, 128, '4.4'],
    ]).filter((pair) => pair.startsWith('WEIGHT')),
  ).toEqual([])
})

test('letters that were hardly read in a signature are not given, those of a company are', () => {
  const answers = (label: string, read: number) => {
    const words = [...typeset(label, { left: 50, baseline: 100 }), ...typeset('ol Ruk', { left: 130, baseline: 100 })]
    const page = printedPage(words.map((word) => (word.text.endsWith(':') ? word : { ...word, confidence: confidence(read) })))
    const input = { kind: 'form', pages: [pageTextOf(page)], blocks: [], evidence: documentEvidence(words), definitions: [] } as const
    return pairs(input).fields.map(({ value }) => value.text)
  }
  expect(answers('Signature:', 0.3)).toEqual([])
  expect(answers('Signature:', 0.9)).toEqual(['ol Ruk'])
  expect(answers('Firma:', 0.3)).toEqual(['ol Ruk'])
})

test('what nobody filled in is no answer: options without a mark, the unit behind an empty line', () => {
  expect(
    saidOn([
      [50, 100, 'Coming again?'],
      [160, 100, '○ Yes ○ No'],
      [50, 130, 'Load:'],
      [160, 130, 'kg'],
      [50, 190, 'Member:'],
      [160, 190, 'Ines Okafor'],
      [50, 220, 'Sex:'],
      [160, 220, 'M'],
    ]),
  ).toEqual(['Member: => Ines Okafor', 'Sex: => M'])
})
