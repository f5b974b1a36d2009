import type { devCalls } from './dev.ts'

// Examples of the public API, shown in its reference and sent by a test to a running service as they stand.

/** A statement of one page with a small table, in base64. */
export const examplePdf =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50' +
  'IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgNTk1IDg0Ml0vQ29udGVudHMgNCAwIFIvUmVzb3VyY2Vz' +
  'PDwvRm9udDw8L0YxIDUgMCBSPj4+Pj4+ZW5kb2JqCjQgMCBvYmo8PC9MZW5ndGggNTA4Pj5zdHJlYW0KQlQgL0YxIDE0IFRmIDYwIDc2MCBUZCAoU3RhdGVt' +
  'ZW50KSBUaiBFVApCVCAvRjEgMTAgVGYgNjAgNzIwIFRkIChEYXRlKSBUaiBFVApCVCAvRjEgMTAgVGYgMjIwIDcyMCBUZCAoSXRlbSkgVGogRVQKQlQgL0Yx' +
  'IDEwIFRmIDM4MCA3MjAgVGQgKEFtb3VudCkgVGogRVQKQlQgL0YxIDEwIFRmIDYwIDcwMCBUZCAoMjAyNi0wMS0wMSkgVGogRVQKQlQgL0YxIDEwIFRmIDIy' +
  'MCA3MDAgVGQgKFJlbnQpIFRqIEVUCkJUIC9GMSAxMCBUZiAzODAgNzAwIFRkICgxLDIwMC4wMCkgVGogRVQKQlQgL0YxIDEwIFRmIDYwIDY4MCBUZCAoMjAy' +
  'Ni0wMi0wMSkgVGogRVQKQlQgL0YxIDEwIFRmIDIyMCA2ODAgVGQgKFdhdGVyKSBUaiBFVApCVCAvRjEgMTAgVGYgMzgwIDY4MCBUZCAoNDUuMTApIFRqIEVU' +
  'CkJUIC9GMSAxMCBUZiA2MCA2NjAgVGQgKDIwMjYtMDMtMDEpIFRqIEVUCkJUIC9GMSAxMCBUZiAyMjAgNjYwIFRkIChQb3dlcikgVGogRVQKQlQgL0YxIDEw' +
  'IFRmIDM4MCA2NjAgVGQgKDg4LjQwKSBUaiBFVAplbmRzdHJlYW1lbmRvYmoKNSAwIG9iajw8L1R5cGUvRm9udC9TdWJ0eXBlL1R5cGUxL0Jhc2VGb250L0hl' +
  'bHZldGljYS9FbmNvZGluZy9XaW5BbnNpRW5jb2Rpbmc+PmVuZG9iagp4cmVmCjAgNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAK' +
  'MDAwMDAwMDA1MiAwMDAwMCBuIAowMDAwMDAwMTAxIDAwMDAwIG4gCjAwMDAwMDAyMTEgMDAwMDAgbiAKMDAwMDAwMDc2NSAwMDAwMCBuIAp0cmFpbGVyPDwv' +
  'U2l6ZSA2L1Jvb3QgMSAwIFI+PgpzdGFydHhyZWYKODUxCiUlRU9GCg=='

export interface DevExample {
  readonly summary: string
  readonly body: unknown
  /** The status it is answered with on a fresh account. */
  readonly status: number
}

/** Bodies of requests by call, each under a name of its own. */
export const devExamples: { readonly [Name in keyof typeof devCalls]?: Readonly<Record<string, DevExample>> } = {
  devConvert: {
    tables: {
      summary: 'A PDF in base64 to Excel',
      status: 202,
      body: { model_name: 'pdf-to-excel', inputs: { file: examplePdf, file_name: 'statement.pdf' } },
    },
    'several-inputs': {
      summary: 'Two inputs, one as a data URI, with notes of your own',
      status: 202,
      body: {
        model_name: 'pdf-to-markdown',
        inputs: [{ file: `data:application/pdf;base64,${examplePdf}` }, { file: examplePdf, pages: '1' }],
        options: { formats: ['md'], retention_hours: 1, metadata: { order: 'A-1007' } },
      },
    },
    'fields-by-schema': {
      summary: 'Fields named by a JSON Schema',
      status: 202,
      body: {
        model_name: 'kv-json',
        inputs: { file: examplePdf },
        options: {
          document_type: 'custom',
          fields: {
            type: 'object',
            required: ['total'],
            properties: {
              total: { type: 'number', title: 'Total' },
              issued: { type: 'string', format: 'date', title: 'Date' },
              lines: {
                type: 'array',
                items: { type: 'object', properties: { item: { type: 'string' }, amount: { type: 'number', format: 'money' } } },
              },
            },
          },
        },
      },
    },
    'an-upload': {
      summary: 'A file that was uploaded before',
      status: 404,
      body: { model_name: 'pdf-to-excel', inputs: { upload_id: '4f6c3a1e-9a4b-4c3e-8f52-0d6f7f1c2b3a', pages: '1-3, 7' } },
    },
  },
  devQuote: {
    quote: {
      summary: 'What three pages of an upload would cost',
      status: 404,
      body: { model_name: 'pdf-to-excel', inputs: [{ upload_id: '4f6c3a1e-9a4b-4c3e-8f52-0d6f7f1c2b3a', pages: '1-3' }] },
    },
  },
}
