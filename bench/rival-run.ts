import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RivalOutcome, rivalFigures, rivalLine } from './rival-figures.ts'
import { RivalProcess } from './rivals/process.ts'
import { type Rival, RivalMissing } from './rivals/rival.ts'
import { type Case, casesOf, type Track } from './tracks.ts'

/** What rivals are asked: the tracks of documents that bring their text, or that of pictures of writing. */
const rivalTracks: Readonly<Record<Rival['reads'], readonly string[]>> = { pdf: ['pdf-tables', 'pdf-markdown'], pictures: ['ocr-text'] }

/**
 * Converts the documents of the tracks with each rival, the first `limit` of a track where given, writes `out`/rivals/NAME/TRACK/ID/tables.json and
 * document.md or text.txt, and says what it cost. A rival that is missing is named and left out; its former predictions are removed, not kept as new.
 */
export async function runRivals(
  rivals: readonly Rival[],
  tracks: readonly Track[],
  { data, out, limit }: { readonly data: string; readonly out: string; readonly limit: number | undefined },
): Promise<void> {
  for (const rival of rivals) {
    const folder = join(out, 'rivals', rival.name)
    const asked = tracks.filter(({ name }) => rivalTracks[rival.reads].includes(name))
    for (const { name } of asked) await rm(join(folder, name), { recursive: true, force: true })
    const version = await versionOf(rival)
    if (version === null) continue
    for (const track of asked) {
      const cases = casesOf(data, track).slice(0, limit)
      const outcomes = await runTrack(
        rival,
        track,
        cases.filter((each) => isAsked(each, rival.reads)),
        join(folder, track.name),
      )
      const figures = rivalFigures(rival, version, outcomes)
      console.log(rivalLine(track.name, figures))
      await writeFile(join(folder, track.name, 'figures.json'), `${JSON.stringify(figures, null, 1)}\n`)
    }
  }
}

/** Rivals for PDFs are not asked for pictures: most of them do not take any. */
const isAsked = ({ input }: Case, reads: Rival['reads']): boolean => reads === 'pictures' || input.toLowerCase().endsWith('.pdf')

/** The groups of a scoring in which every document was asked of a rival: its empty answers for others say nothing. */
export function askedGroups<Score>(
  cases: readonly Case[],
  reads: Rival['reads'],
  groups: Readonly<Record<string, Score>>,
): Readonly<Record<string, Score>> {
  const unasked = new Set(cases.filter((each) => !isAsked(each, reads)).map(({ group }) => group))
  return Object.fromEntries(Object.entries(groups).filter(([group]) => !unasked.has(group)))
}

async function versionOf(rival: Rival): Promise<string | null> {
  try {
    return await rival.version()
  } catch (failure) {
    if (!(failure instanceof RivalMissing)) throw failure
    console.error(`${rival.name} is left out: ${failure.message}`)
    return null
  }
}

async function runTrack(rival: Rival, track: Track, cases: readonly Case[], folder: string): Promise<readonly RivalOutcome[]> {
  await mkdir(folder, { recursive: true })
  const running = new RivalProcess(rival.name)
  const outcomes: RivalOutcome[] = []
  try {
    const [first] = cases
    // Warm: the first document once more, unmeasured.
    if (first !== undefined) await running.convert(first.input)
    for (const { id, input, pages } of cases) {
      const reply = await running.convert(input)
      if (reply.kind === 'failed') {
        console.error(`${track.name}/${id}: ${rival.name}: ${reply.why}`)
        outcomes.push(reply)
        continue
      }
      const { answer, wallMs, cpuSeconds } = reply
      await mkdir(join(folder, id), { recursive: true })
      await writeFile(join(folder, id, 'tables.json'), JSON.stringify(answer.tables))
      await writeFile(join(folder, id, rival.reads === 'pdf' ? 'document.md' : 'text.txt'), answer.markdown)
      outcomes.push({ kind: 'done', pages, wallMs, cpuSeconds })
    }
  } finally {
    running.close()
  }
  return outcomes
}
