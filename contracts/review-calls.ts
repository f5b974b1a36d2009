import { z } from 'zod'
import type { Call } from './calls.ts'
import { ArchiveQuery } from './conversions.ts'
import * as corrections from './corrections.ts'
import { PictureLinks, PictureLinksReply } from './pictures.ts'

const conversion = '/api/docmill/conversions/:id'
const id = z.object({ id: z.uuid() })

/** What a person does with a result before it is downloaded. */
export const reviewCalls = {
  corrections: {
    method: 'GET',
    path: `${conversion}/corrections`,
    access: 'session',
    summary: 'The corrections made to a result',
    params: id,
    reply: corrections.CorrectionsReply,
    errors: ['conversion-not-found', 'conversion-not-finished', 'result-expired'],
  },
  saveCorrections: {
    method: 'PUT',
    path: `${conversion}/corrections`,
    access: 'session',
    summary: 'Save the list of corrections in place of the one before; every download has them from then on',
    params: id,
    body: corrections.SaveCorrections,
    bodyBytes: corrections.mostCorrectionBytes,
    reply: corrections.SaveCorrectionsReply,
    errors: ['conversion-not-found', 'conversion-not-finished', 'result-expired', 'corrections-changed', 'queue-full', 'storage-full'],
  },
  earlyPage: {
    method: 'GET',
    path: `${conversion}/pages/:page/early`,
    access: 'session',
    summary: 'A page that was read while others still wait, as a document of its own in JSON for a viewer',
    params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(100_000) }),
    reply: 'download',
    errors: ['conversion-not-found', 'conversion-not-finished', 'conversion-finished'],
  },
  readRegion: {
    method: 'POST',
    path: `${conversion}/pages/:page/read`,
    access: 'session',
    summary: 'What is written in a box of a page: by the document as it was read, else read again from the picture of the page',
    params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(100_000) }),
    body: corrections.ReadRegion,
    reply: corrections.ReadRegionReply,
    errors: ['conversion-not-found', 'conversion-not-finished', 'result-expired', 'page-out-of-range', 'queue-full'],
  },
  archive: {
    method: 'GET',
    path: '/api/docmill/conversions/archive',
    access: 'session',
    summary:
      'Several results in one ZIP file, all in one format, with the corrections that are saved; of several workbooks of fields one more, with a row for every document',
    query: ArchiveQuery,
    reply: 'download',
    errors: [
      'conversion-not-found',
      'conversion-not-finished',
      'result-expired',
      'format-not-available',
      'corrections-changed',
      'queue-full',
      'storage-full',
    ],
  },
  pictureLinks: {
    method: 'POST',
    path: `${conversion}/picture_links`,
    access: 'session',
    summary: 'Addresses of page pictures that a browser can show without a credential, for five minutes',
    params: id,
    body: PictureLinks,
    reply: PictureLinksReply,
    errors: ['conversion-not-found', 'result-expired'],
  },
  linkedPicture: {
    method: 'GET',
    path: '/api/docmill/pictures/:ticket',
    access: 'visitor',
    summary: 'The picture that a link of picture_links names',
    params: z.object({ ticket: z.string().min(1).max(200) }),
    reply: 'picture',
    errors: ['picture-link-expired', 'result-expired'],
  },
} as const satisfies Record<string, Call>
