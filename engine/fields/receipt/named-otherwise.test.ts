import { expect, test } from 'vitest'
import { readLines, typed } from './sample.ts'

test.each([
  ['a taxi', 'Crescent Cab Co', 'Fare', '$18.40', '18.40'],
  ['a filling station', 'Pelican Fuel Stop', 'FUEL SALE', '$36.99', '36.99'],
  ['a German taxi', 'Taxi Petersen', 'Fahrpreis:', '24,50 €', '24.50'],
  ['a French toll', 'Autoroutes du Midi', 'Péage', '7,20 €', '7.20'],
  ['an Italian car park', 'Parcheggio Marina', 'Da pagare', '6,00 EUR', '6.00'],
  ['a Spanish bus', 'Autobuses del Valle', 'Tarifa', '3,15', '3.15'],
  ['a Dutch water taxi', 'Watertaxi Noord', 'Ritprijs', '12,50', '12.50'],
  ['a Portuguese motorway', 'Autoestradas do Vale', 'Taxa de portagem', '4,85 €', '4.85'],
])('what the slip of %s asks is its total, whatever it is called', (_, company, label, amount, total) => {
  expect(readLines(...typed(company, '14/06/2024  10:22', `${label}        ${amount}`)).total).toBe(total)
})

test('beside a total a fare is one of its parts', () => {
  expect(readLines(...typed('Crescent Cab Co', 'Fare      18.40', 'Tip        3.00', 'Total     21.40')).total).toBe('21.40')
})

test.each([
  ['Nº 53-5965', '53-5965'],
  ['No. 004250', '004250'],
  ['Nr.      780070', '780070'],
  ['Reçu n° 70-8364', '70-8364'],
  ['Ricevuta n. 232933', '232933'],
])('a bare "%s" numbers the slip', (row, number) => {
  expect(readLines(...typed('Crescent Cab Co', row, 'Cab No. 214', 'Fare      18.40')).receipt_number).toBe(number)
})

test('neither the number of a house nor a day behind "Nr." numbers a slip', () => {
  expect(readLines(...typed('Kopi Corner', 'No. 12, Jalan Melati', 'No. 21/05/2018', 'Total      18.40'))).not.toHaveProperty(
    'receipt_number',
  )
})

test('day and month stand as the United States write them where the slip is of there', () => {
  expect(readLines(...typed('Gulf Rail', 'New Orleans, LA 70130', '09/02/2026  16:43', 'Fare    $6.32')).date).toBe('2026-09-02')
  expect(readLines(...typed('Pelican Fuel Stop', '09/02/2026  16:43', 'Gallons 11.214', 'FUEL SALE    $36.99')).date).toBe('2026-09-02')
  expect(readLines(...typed('Kopi Corner', '09/02/2026  16:43', 'Total    RM 6.32')).date).toBe('2026-02-09')
})
