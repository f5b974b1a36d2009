import * as texts from '../../texts/accuracy.ts'

/** One scoring of a benchmark track, as the benchmark appends it to its results. */
interface Scoring {
  readonly date: string
  readonly commit: string
  readonly figures: Readonly<Record<string, unknown>>
  readonly groups?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

// The repository's own results, taken into the page when it is built.
const files = import.meta.glob<string>('../../../bench/results/*.jsonl', { query: '?raw', import: 'default', eager: true })

/** What a figure is, in words, and where it stands in a track's result. */
interface Measure {
  readonly track: string
  /** null: over the whole track. */
  readonly group: string | null
  readonly figure: string
  readonly dataSet: string
  readonly name: string
  readonly meaning: string
}

const measures: readonly Measure[] = [
  {
    track: 'pdf-tables',
    group: 'icdar13',
    figure: 'adj_f1',
    dataSet: texts.icdar2013TableCompetitionDevelopment,
    name: texts.cellAdjacencyF1,
    meaning: texts.shareOfNeighbouringCellsFound,
  },
  {
    track: 'pdf-tables',
    group: 'icdar13',
    figure: 'teds',
    dataSet: texts.icdar2013TableCompetitionDevelopment,
    name: 'TEDS',
    meaning: texts.likenessOfTheWholeTable,
  },
  {
    track: 'pdf-tables',
    group: 'icdar13',
    figure: 'exact_tables',
    dataSet: texts.icdar2013TableCompetitionDevelopment,
    name: texts.exactTables,
    meaning: texts.shareOfTablesWithoutA,
  },
  {
    track: 'pdf-markdown',
    group: 'olmocr-sample',
    figure: 'test_pass_rate',
    dataSet: texts.olmocrBenchSample,
    name: texts.testsPassed,
    meaning: texts.shareOfStatementsAboutThe,
  },
  {
    track: 'pdf-markdown',
    group: 'olmocr-long-tiny-text',
    figure: 'test_pass_rate',
    dataSet: texts.olmocrBenchLongTinyText,
    name: texts.testsPassed,
    meaning: texts.theSameOnDensePages,
  },
]

export interface AccuracyRow {
  readonly dataSet: string
  readonly name: string
  readonly meaning: string
  /** 0 to 1. */
  readonly value: number
  /** ISO date of the measurement. */
  readonly date: string
  readonly commit: string
}

/** The newest figure of every measure that has been taken. */
export const accuracyRows: readonly AccuracyRow[] = measures.flatMap(({ track, group, figure, dataSet, name, meaning }) => {
  const scoring = newestScoring(track)
  const figures = group === null ? scoring?.figures : scoring?.groups?.[group]
  const value = figures?.[figure]
  return scoring && typeof value === 'number' ? [{ dataSet, name, meaning, value, date: scoring.date, commit: scoring.commit }] : []
})

function newestScoring(track: string): Scoring | null {
  const lines =
    Object.entries(files)
      .find(([path]) => path.endsWith(`/${track}.jsonl`))?.[1]
      .trim()
      .split('\n') ?? []
  const last = lines.at(-1)
  return last ? (JSON.parse(last) as Scoring) : null
}
