import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ConverterId, calls } from '@docmill/contracts'
import { type APIRequestContext, expect } from '@playwright/test'

/** Converts a file over HTTP and waits until it has ended well; gives the id of the conversion. */
export async function converted(
  request: APIRequestContext,
  token: string,
  converter: ConverterId,
  file: string | { readonly name: string; readonly buffer: Buffer },
  options: object = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { name, buffer } = typeof file === 'string' ? { name: path.basename(file), buffer: readFileSync(file) } : file
  const upload = await request.post(calls.upload.path, {
    headers,
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  })
  expect(upload.status(), await upload.text()).toBe(201)
  const { id: uploadId } = (await upload.json()) as { id: string }
  const created = await request.post(calls.createConversions.path, { headers, data: { converter, files: [{ uploadId }], options } })
  expect(created.status(), await created.text()).toBe(201)
  const { conversions } = (await created.json()) as { conversions: { id: string }[] }
  const id = conversions[0]?.id ?? ''
  await expect(async () => {
    const reply = await request.get(calls.conversion.path.replace(':id', id), { headers })
    expect(((await reply.json()) as { state: string }).state).toBe('done')
  }).toPass({ intervals: [100, 250, 500], timeout: 60_000 })
  return id
}
