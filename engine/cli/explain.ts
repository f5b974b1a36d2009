import { writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { defaultLimits, stageNames } from '../stages.ts'
import { withSandbox } from './sandbox.ts'
import { needFile, readWords, UsageError } from './words.ts'

/** `docmill explain`: draws what a stage made of one page. Throws UsageError and ConversionFailure. */
export async function explainCommand(words: readonly string[], signal: AbortSignal): Promise<void> {
  const { file, values } = readWords(words, {
    stage: { type: 'string' },
    page: { type: 'string', default: '1' },
    out: { type: 'string' },
    password: { type: 'string' },
  })
  const stage = stageNames.find((name) => name === values.stage)
  if (stage === undefined) throw new UsageError(`say which stage to draw: ${stageNames.join(', ')}`)
  const page = Number(values.page)
  if (!(Number.isInteger(page) && page >= 1)) throw new UsageError('--page takes a number from 1')
  await needFile(file)
  const request = { stage, page, password: values.password || null, limits: defaultLimits }
  const picture = await withSandbox((sandbox) => sandbox.explain({ path: file }, request, { signal }))
  const path = values.out ?? `${basename(file, extname(file))}-page-${page}-${stage}.png`
  await writeFile(path, picture.bytes)
  process.stdout.write(`${path}\n`)
}
