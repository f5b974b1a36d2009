import { describe, expect, test } from 'vitest'
import { height } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { answers, ask, type Printed, pageOf } from '../custom/sample.ts'
import { pageTextOf } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { leftBlank } from './left-blank.ts'
import { pairsOn } from './sample.ts'

const labels = [
  'Nombre del solicitante',
  'Lugar de nacimiento',
  'Ciudadanía',
  'Puesto actual',
  'Calle y número',
  'Correo-e',
  'Expediente',
  'Empleador',
]
const others = ['A partir del', 'Distancia al trabajo', 'Personas', 'Tasa a pagar', 'Depósito', 'Cuota de propiedad', 'Otros datos']
const blank = [...labels, ...others].map((text, at): Printed => [text, 60, 100 + 18 * at])
const asked = labels.map((title, at) => ({ name: `f_${at}`, title }))

describe('a form that nobody has written on', () => {
  test('answers nothing, whatever stands under its labels', () => {
    expect(answers(ask(pageOf(blank), asked))).toEqual([])
  })

  test('answers no question by options of which none is marked', () => {
    const page = pageOf([...blank, ['Estado civil', 60, 400], ['Soltero/a', 160, 400], ['Casado/a', 240, 400], ['Viudo/a', 320, 400]])
    expect(answers(ask(page, [{ name: 'status', title: 'Estado civil' }]))).toEqual([])
  })

  test('is one whatever hours, fees and rules it prints itself', () => {
    const own: readonly Printed[] = [
      ['Lunes a viernes de 9 a 14 horas, teléfono 955 010 203, cuota anual 150,00 €', 60, 640],
      ['Artículo 17 de la ley 40 de 2015; impreso 4711, edición 3', 60, 658],
    ]
    expect(answers(ask(pageOf([...blank, ...own]), asked))).toEqual([])
  })

  test('has no pairs of a label and an option with its empty mark', () => {
    const pieces = [...blank, ['Fumador:', 60, 400], ['Sí ○', 160, 400]] as const
    expect(pairsOn(pieces.map(([text, left, baseline]) => [left, baseline, text]))).toEqual([])
  })

  test('is one no more when a figure is written behind one of its labels', () => {
    const page = pageOf([...blank, ['Ana Ruiz', 260, 100], ['AX 4711', 260, 100 + 18 * 6]])
    expect(answers(ask(page, asked))).toContainEqual(['f_6', 'AX 4711'])
    expect(answers(ask(page, asked))).toContainEqual(['f_0', 'Ana Ruiz'])
  })
})

describe('the picture of a form that nobody has written on', () => {
  /** Read off a picture, nobody knows what anything is printed in. */
  const picture = (...more: readonly Printed[]) => {
    const page = pageOf([...blank, ...more])
    return pageTextOf({ ...page, readBy: 'ocr', words: page.words.map((word): Word => ({ ...word, font: null })) })
  }
  const wordsOf = (page: ReturnType<typeof picture>, text: string, after = 0): readonly Word[] => {
    const wanted = text.split(' ')
    const all = page.page.words
    const from = all.findIndex((_, at) => at >= after && wanted.every((own, offset) => all[at + offset]?.text === own))
    return from < 0 ? [] : all.slice(from, from + wanted.length)
  }
  const found = (page: ReturnType<typeof picture>, label: string, text: string): FoundValue => ({
    name: label,
    value: { kind: 'text', text },
    words: text.split(' / ').flatMap((part) => wordsOf(page, part)),
    label: wordsOf(page, label),
    confidence: 0.8,
    alternatives: [],
  })
  const isBlank = (page: ReturnType<typeof picture>, ...values: readonly FoundValue[]): boolean => {
    expect(values.every(({ words, label }) => words.length > 0 && label.length > 0)).toBe(true)
    return leftBlank([page], values).size > 0
  }

  test('stays one with the next label and its figure read as an answer', () => {
    const page = picture(['Teléfono:', 60, 400], ['Línea de dirección 1:', 160, 400])
    expect(isBlank(page, found(page, 'Teléfono:', 'Línea de dirección 1:'))).toBe(true)
    const written = picture(['Teléfono:', 60, 400], ['Calle Mayor 1', 160, 400])
    expect(isBlank(written, found(written, 'Teléfono:', 'Calle Mayor 1'))).toBe(false)
  })

  test('stays one with the first of options under each other, and not with one short answer behind a colon', () => {
    const options = picture(['Estado civil:', 60, 400], ['Soltero/a', 160, 400], ['Casado/a', 160, 412], ['Viudo/a', 160, 424])
    expect(isBlank(options, found(options, 'Estado civil:', 'Soltero/a'))).toBe(true)
    const written = picture(['Estado civil:', 60, 400], ['Soltero/a', 160, 400], ['Fumador:', 60, 412], ['Nunca', 160, 412])
    expect(isBlank(written, found(written, 'Estado civil:', 'Soltero/a'))).toBe(false)
  })

  test('stays one with the first of options behind round boxes', () => {
    const page = picture(['Estado civil:', 60, 400], ['O Soltero/a', 160, 400])
    expect(isBlank(page, found(page, 'Estado civil:', 'O Soltero/a'))).toBe(true)
  })

  test('stays one with the numbers of the lines to write on', () => {
    const page = picture(['Testigos:', 60, 400], ['1.', 160, 400], ['2.', 160, 418], ['3.', 160, 436])
    expect(isBlank(page, found(page, 'Testigos:', '1. / 2. / 3.'))).toBe(true)
  })

  test('stays one with labels alone as answers, however many', () => {
    const page = picture()
    const next = labels.slice(1).map((label, at) => found(page, labels[at] ?? '', label))
    expect(isBlank(page, ...next)).toBe(true)
  })

  test('stays one with a figure right behind a word of its own line', () => {
    const page = picture(['Fecha', 60, 400], ['Hoja', 160, 400])
    const gap = height(page.page.words[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 }) * 0.3
    const end = wordsOf(page, 'Hoja')[0]?.box.right ?? 0
    const close = picture(['Fecha', 60, 400], ['Hoja', 160, 400], ['7', end + gap, 402])
    expect(isBlank(close, found(close, 'Fecha', '7'))).toBe(true)
    const apart = picture(['Fecha', 60, 400], ['Hoja', 100, 460], ['7', 160, 400])
    expect(isBlank(apart, found(apart, 'Fecha', '7'))).toBe(false)
  })
})
