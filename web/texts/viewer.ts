// Pages with their boxes, and sheets of cells.

import type { Shown } from './shown.ts'

export const table = (number: Shown): string => `Table ${number}`
export const line = (number: Shown, field: Shown): string => `Line ${number}, ${field}`
export const column = (letter: Shown): string => `Column ${letter}`
export const rowsAndColumns = (rows: Shown, columns: Shown): string => `${rows} rows, ${columns} columns`
export const row = (number: Shown): string => `row ${number}`
export const heading = 'Heading'
export const paragraph = 'Paragraph'
export const listItem = 'List item'
export const picture = 'Picture'
export const pageHeaderOrFooter = 'Page header or footer'
export const aTable = 'Table'
export const enlargedFromPage = (number: Shown, said: Shown): string => `Enlarged from page ${number}: ${said}`
export const rowTitle = 'Row'
export const header = 'Header'
export const doubt = (confidence: Shown, check: Shown): string => `, confidence ${confidence}${check}`
export const aCheckFails = ', a check fails'
export const checked = ', checked'
export const pages = 'Pages'
export const page = (number: Shown): string => `Page ${number}`
export const pageWithBoxes = (number: Shown, boxes: Shown): string => `Page ${number}, ${boxes} boxes`
export const confidenceOf = (number: Shown): string => `confidence ${number}`
export const onPage = (page: Shown): string => `page ${page}`
export const wordsOfPage = (number: Shown): string => `Words of page ${number}`
export const headerRow = 'header'
export const checkedSpot = 'checked'
export const pageCouldNotBeRead = (page: Shown): string =>
  `Page ${page} could not be read: nothing of it is in the result, and it was not charged.`
