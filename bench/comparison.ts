import type { Figures } from './figures.ts'
import type { RivalFigures } from './rival-figures.ts'

/** The scores of one converter on one track. */
export interface Scored {
  readonly who: string
  readonly groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly cost: Figures | RivalFigures | null
}

/** The measures shown of each track, by the scorers' own names. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'pdf-tables': ['adj_f1', 'teds', 'exact_tables'],
  'ocr-text': ['bow_f1_nocase', 'cer_nocase'],
  'pdf-markdown': ['text_similarity', 'heading_f1', 'table_teds', 'test_pass_rate'],
}

/** A pipe table of all converters on a track, a row a converter and group; a dash where a group does not have the measure. */
export function comparison(track: string, scored: readonly Scored[]): string {
  const measures = shown[track] ?? []
  const rows = scored.flatMap(({ who, groups, cost }) =>
    Object.entries(groups).map(([group, scores]) => [
      group,
      who,
      ...measures.map((measure) => figure(scores[measure])),
      milliseconds(cost),
    ]),
  )
  const header = ['group', 'converter', ...measures, 'ms a page, median over the track']
  return [header, header.map(() => '---'), ...rows.sort(byGroup)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const figure = (score: unknown): string => (typeof score === 'number' ? score.toFixed(3) : '-')

function milliseconds(cost: Scored['cost']): string {
  if (cost === null) return '-'
  const { median } = cost.wallMsPerPage
  if (!('measured' in cost) || cost.measured.kind === 'in-process') return String(median)
  return `${median}, with the start of ${cost.measured.starts}`
}

/** Stable, so that converters keep their order within a group. */
const byGroup = ([a = '']: readonly string[], [b = '']: readonly string[]) => a.localeCompare(b)
