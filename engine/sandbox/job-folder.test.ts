import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ConversionFailure } from '../stages.ts'
import { JobFolder } from './job-folder.ts'
import { ShapeError } from './shape.ts'
import { emptyFolder } from './testing.ts'

const made: JobFolder[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await folder.remove()
})
async function jobFolder() {
  const folder = new JobFolder(await emptyFolder())
  made.push(folder)
  return folder
}
const bytes = Buffer.from('a file')

test('what was put in is taken out again', async () => {
  const folder = await jobFolder()
  await folder.put('input', bytes, 6)
  expect(Buffer.from(await folder.take('input', 6)).toString()).toBe('a file')
})

test('a link that a worker left is not followed, neither to read nor to write', async () => {
  const [folder, elsewhere] = [await jobFolder(), await jobFolder()]
  await elsewhere.put('secret', bytes, 6)
  const secret = join(elsewhere.path, 'secret')
  await symlink(secret, join(folder.path, 'result.json'))
  await symlink(secret, join(folder.path, 'input'))
  await expect(folder.take('result.json', 100)).rejects.toThrow(ShapeError)
  await expect(folder.put('input', Buffer.from('changed'), 100)).rejects.toThrow('EEXIST')
  await expect(folder.put('input', { path: secret }, 100)).rejects.toThrow('EEXIST')
  expect(Buffer.from(await elsewhere.take('secret', 100)).toString()).toBe('a file')
})

test('a folder in place of a file, a file above the size allowed and a missing file are refused', async () => {
  const folder = await jobFolder()
  await writeFile(join(folder.path, 'large'), Buffer.alloc(11))
  await expect(folder.take('.', 10)).rejects.toThrow(ShapeError)
  await expect(folder.take('large', 10)).rejects.toThrow(ShapeError)
  await expect(folder.take('missing', 10)).rejects.toThrow(ShapeError)
})

test('a file above the size allowed is not even copied', async () => {
  const folder = await jobFolder()
  await expect(folder.put('input', bytes, 5)).rejects.toThrow(new ConversionFailure('file-too-large'))
  expect(await folder.empty()).toBe(true)
  await expect(folder.take('input', 10)).rejects.toThrow(ShapeError)
})
