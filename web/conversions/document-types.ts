import type { DocumentType } from '@docmill/contracts'
import * as texts from '../texts/conversions.ts'

/** The kinds of documents as people choose them. */
export const documentTypes: readonly { readonly value: DocumentType; readonly label: string }[] = [
  { value: 'auto', label: texts.detect },
  { value: 'invoice', label: texts.invoice },
  { value: 'receipt', label: texts.receipt },
  { value: 'resume', label: texts.resume },
  { value: 'contract', label: texts.contract },
  { value: 'statement', label: texts.bankStatement },
  { value: 'form', label: texts.form },
  { value: 'custom', label: texts.otherFieldsOfMyOwn },
]

const otherKinds: Readonly<Record<string, string>> = { other: texts.document, custom: texts.ownFields }

/** What a document that was found is called: "Invoice". */
export const nameOfKind = (kind: string): string =>
  documentTypes.find(({ value }) => value === kind && value !== 'custom')?.label ?? otherKinds[kind] ?? kind
