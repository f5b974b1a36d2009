// Running heads and feet: does a page by itself tell what its neighbours prove by repeating it? `--help` says how.

import { parseArgs } from 'node:util'
import type { LaidOutPage, Region } from '@docmill/engine'
import { textOfLines } from '@docmill/engine/model'
import { pdfsBelow, readText } from './text-layers.ts'

const usage = `npm run bench:heads -- FOLDER [options]

Reads the first pages of every PDF with a text layer below FOLDER (four pages or more). A short text near the top or foot that a page within
four stands at the same height, figures aside, is a head or foot. Prints how many of them the page alone was enough for, and how many texts were
taken for one that no neighbour repeats (most are heads of a single section: --list to read them). Read only files you trust: no sandbox is used.

  --every N     every Nth file
  --from N      beginning with the Nth
  --list        every head that was missed or is not repeated`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (values.help || folder === undefined) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

/** Pages of each file that are read, and how far apart pages may stand that repeat each other: left and right ones differ. */
const mostPages = 12
const fewestPages = 4
const reach = 4
/** Shares of the page's height above and below which heads and feet are looked for, and how exactly they repeat, page points. */
const headZone = 0.22
const footZone = 0.8
const sameHeight = 6

const totals = { documents: 0, repeated: 0, toldAlone: 0, notRepeated: 0 }
for (const name of pdfsBelow(folder, Number(values.every), Number(values.from))) {
  const { pages } = (await readText(folder, name, mostPages)) ?? { pages: [] }
  if (pages.length < fewestPages) continue
  totals.documents++
  judge(name, pages)
}
console.log(JSON.stringify({ ...totals, recall: Number((totals.toldAlone / totals.repeated).toFixed(3)) }))

type Writing = Region & { readonly kind: 'prose' | 'furniture' }

function judge(file: string, pages: readonly LaidOutPage[]): void {
  const candidates = pages.map(({ page, regions }) =>
    regions.filter(
      (region): region is Writing =>
        (region.kind === 'prose' || region.kind === 'furniture') &&
        region.lines.length <= 3 &&
        (region.place.box.bottom < headZone * page.size.height || region.place.box.top > footZone * page.size.height),
    ),
  )
  candidates.forEach((own, index) => {
    const others = candidates.slice(Math.max(0, index - reach), index).concat(candidates.slice(index + 1, index + 1 + reach))
    for (const region of own) {
      const isRepeated = others.some((texts) => texts.some((other) => isSame(region, other)))
      const isTold = region.kind === 'furniture'
      if (isRepeated) totals.repeated++
      if (isRepeated && isTold) totals.toldAlone++
      if (!isRepeated && isTold) totals.notRepeated++
      if (values.list && isRepeated !== isTold)
        console.log(`${isTold ? 'not repeated' : 'missed'}  ${file} page ${index + 1}: ${textOfLines(region.lines).slice(0, 100)}`)
    }
  })
}

function isSame(a: Writing, b: Writing): boolean {
  return wording(a) === wording(b) && Math.abs(middle(a) - middle(b)) < sameHeight
}

function middle({ place: { box } }: Writing): number {
  return (box.top + box.bottom) / 2
}

function wording({ lines }: Writing): string {
  return textOfLines(lines)
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxl]+\b/g, '#')
}
