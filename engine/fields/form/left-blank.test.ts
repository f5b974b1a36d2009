import { describe, expect, test } from 'vitest'
import { answers, ask, type Printed, pageOf } from '../custom/sample.ts'
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
