import type { PublishedList } from './published-list.ts'

/** A form brings its own labels: every label and its value is read, none is named beforehand. */
export const form: PublishedList = { kind: 'form', version: 1, title: 'Form', definitions: [] }
