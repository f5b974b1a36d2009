import { describe, expect, test } from 'vitest'
import { type Block, confidence } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { signaturesIn } from './signatures.ts'

/** Paragraphs of one line each: a text, where it begins, and its level. */
const set = (...lines: readonly (readonly [text: string, left: number, baseline: number])[]): readonly Block[] =>
  lines.map(([text, left, baseline]) => {
    const line = lineOfWords(typeset(text, { left, baseline }))
    return { kind: 'paragraph', role: 'body', lines: [line], places: [{ page: 1, box: line.box }], confidence: confidence(0.9) }
  })
const said = (blocks: readonly Block[]) =>
  signaturesIn(blocks, 'day-first').map(({ party, name, title, date }) =>
    [party, name, title, date].map((value) => (value === null ? null : value.value.kind === 'date' ? value.value.iso : value.value.text)),
  )
const clauses = Array.from({ length: 12 }, (_, at) => [`${at + 1}. The parties keep to what they agreed.`, 60, 100 + 20 * at] as const)

describe('who signed without labels', () => {
  test('stands under a line to sign on, with the company below, beside place and day', () => {
    expect(
      said(
        set(
          ...clauses,
          ['Goslar, den 12. Mai 2026', 60, 400],
          ['____________________', 60, 440],
          ['____________________', 300, 440],
          ['Rainer Thiele', 60, 454],
          ['Mathilde Quast', 300, 454],
          ['Harzblick Immobilien', 60, 468],
          ['Quast & Söhne OHG', 300, 468],
          ['GmbH', 60, 482],
        ),
      ),
    ).toEqual([
      ['Harzblick Immobilien GmbH', 'Rainer Thiele', null, null],
      ['Quast & Söhne OHG', 'Mathilde Quast', null, null],
    ])
  })

  test('stands with the office on one line below the company or a line to sign on', () => {
    expect(
      said(
        set(
          ...clauses,
          ['Signed for Ravenglass Timber Ltd', 60, 400],
          ['Isla Brough, Managing Director', 60, 414],
          ['____________________', 60, 460],
          ['Odo Marsh, Trustee', 60, 474],
        ),
      ),
    ).toEqual([
      ['Ravenglass Timber Ltd', 'Isla Brough', 'Managing Director', null],
      [null, 'Odo Marsh', 'Trustee', null],
    ])
  })

  test('stands under whose signature it is and above the office, also where the two columns are not level', () => {
    expect(
      said(
        set(
          ...clauses,
          ['Aldus overeengekomen te Zwolle.', 60, 400],
          ['Verhuurder', 60, 420],
          ['Huurder', 300, 424],
          ['W. Hoekstra', 60, 440],
          ['Anneke Bruins', 300, 444],
          ['directeur', 60, 454],
          ['vennoot', 300, 458],
        ),
      ),
    ).toEqual([
      [null, 'W. Hoekstra', 'directeur', null],
      [null, 'Anneke Bruins', 'vennoot', null],
    ])
  })

  test('is told by "Fdo.", one signature each', () => {
    expect(
      said(
        set(
          ...clauses,
          ['Y en prueba de conformidad firman:', 60, 400],
          ['EL ARRENDADOR', 60, 420],
          ['Fdo.: Ramiro Pascual Gil', 60, 440],
          ['LA ARRENDATARIA', 60, 460],
          ['Fdo.: Noelia Ferrer Santos', 60, 480],
        ),
      ).map(([, name]) => name),
    ).toEqual(['Ramiro Pascual Gil', 'Noelia Ferrer Santos'])
  })

  test('each column keeps the day below it though one is a line longer', () => {
    expect(
      said(
        set(
          ...clauses,
          ['IN WITNESS WHEREOF the parties have signed.', 60, 400],
          ['Larkspur Bridges Limited', 60, 420],
          ['Odile Marchetti', 300, 420],
          ['Name: Hugh Penrose', 60, 434],
          ['Name: Odile Marchetti', 300, 434],
          ['Title: Managing Director', 60, 448],
          ['Date: 10 February 2026', 300, 448],
          ['Date: 9 February 2026', 60, 462],
        ),
      ),
    ).toEqual([
      ['Larkspur Bridges Limited', 'Hugh Penrose', 'Managing Director', '2026-02-09'],
      [null, 'Odile Marchetti', null, '2026-02-10'],
    ])
  })

  test('under a signature is named once, with two offices, and binds the company alone', () => {
    expect(
      said(
        set(
          ...clauses,
          ['Sincerely,', 60, 400],
          ['/s/ Hugh Penrose', 60, 420],
          ['Hugh Penrose', 60, 434],
          ['Chairman & Chief Executive Officer', 60, 448],
        ),
      ),
    ).toEqual([[null, 'Hugh Penrose', 'Chairman & Chief Executive Officer', null]])
  })

  test('above "For the Company" binds the company and not himself', () => {
    const signed = signaturesIn(
      set(
        ...clauses,
        ['IN WITNESS WHEREOF the undersigned have signed.', 60, 400],
        ['Hugh Penrose', 60, 420],
        ['EMPLOYEE', 60, 434],
        ['/s/ Hugh Penrose', 60, 448],
        ['Odile Marchetti', 60, 480],
        ['FOR THE COMPANY', 60, 494],
        ['/s/ Odile Marchetti', 60, 508],
      ),
      'day-first',
    )
    expect(signed.map(({ name, forAnother }) => [name?.value.text, forAnother])).toEqual([
      ['Hugh Penrose', false],
      ['Odile Marchetti', true],
    ])
  })
})
