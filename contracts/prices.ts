// What things cost: charged by the server, shown by the web, quoted by the API.

/** The six converters. `perUnit` is in credits for a page of a PDF or a picture (a frame of a TIFF counts as one). */
export const converters = [
  {
    id: 'pdf-to-excel',
    title: 'PDF to Excel',
    description: 'Tables from PDFs, with real numbers and dates.',
    perUnit: 15,
    unit: 'page',
    accepts: ['pdf'],
    formats: ['xlsx', 'csv'],
  },
  {
    id: 'image-to-excel',
    title: 'Image to Excel',
    description: 'Tables from photos and scans.',
    perUnit: 15,
    unit: 'image',
    accepts: ['jpeg', 'png', 'tiff', 'pdf'],
    formats: ['xlsx', 'csv'],
  },
  {
    id: 'pdf-to-markdown',
    title: 'PDF to Markdown',
    description: 'Clean text with headings, lists and tables.',
    perUnit: 15,
    unit: 'page',
    accepts: ['pdf'],
    formats: ['md', 'txt', 'json'],
  },
  {
    id: 'kv-json',
    title: 'KV extraction JSON',
    description: 'Named fields from any document, as JSON.',
    perUnit: 10,
    unit: 'image',
    accepts: ['pdf', 'jpeg', 'png', 'tiff'],
    formats: ['json'],
  },
  {
    id: 'kv-excel',
    title: 'KV extraction Excel',
    description: 'Named fields from any document, in a sheet.',
    perUnit: 10,
    unit: 'image',
    accepts: ['pdf', 'jpeg', 'png', 'tiff'],
    formats: ['xlsx', 'csv'],
  },
  {
    id: 'image-to-docx',
    title: 'Image-Docx',
    description: 'An editable document from a picture.',
    perUnit: 20,
    unit: 'image',
    accepts: ['jpeg', 'png', 'tiff', 'pdf'],
    formats: ['docx'],
  },
] as const
export type Converter = (typeof converters)[number]
export type ConverterId = Converter['id']
export const converterIds = converters.map(({ id }) => id) as [ConverterId, ...ConverterId[]]
export const converterById = (id: ConverterId): Converter => {
  const found = converters.find((converter) => converter.id === id)
  if (!found) throw new RangeError(`no converter ${id}`)
  return found
}

const ofFields: ReadonlySet<ConverterId> = new Set<ConverterId>(['kv-json', 'kv-excel'])

/** true for the converters whose result is fields: tables and text are read for them, and are not what was asked for. */
export const readsFields = (id: ConverterId): boolean => ofFields.has(id)

/** Credits for `units` pages or pictures with a converter. */
export const creditsFor = (id: ConverterId, units: number): number => converterById(id).perUnit * units

/** Packages on sale. Prices in minor units (US cents). */
export const packages = [
  { id: 'starter', title: 'Starter', credits: 1050, priceMinor: 1000, popular: false, features: ['24/7 support', '1-year validity'] },
  {
    id: 'professional',
    title: 'Professional',
    credits: 5250,
    priceMinor: 4500,
    popular: true,
    features: ['24/7 support', '1-year validity'],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    credits: 10050,
    priceMinor: 8500,
    popular: false,
    features: ['24/7 support', '1-year validity'],
  },
] as const
export type Package = (typeof packages)[number]
export const currency = 'USD'

/** Smallest custom amount and its step, in minor units: $1 and one cent. */
export const customAmount = { minimumMinor: 100, maximumMinor: 1_000_000, stepMinor: 1 } as const

// Credits per dollar in hundredths, by the amount it starts at: never worse than the package below it.
const customRates = [
  { fromMinor: 8500, creditsPerDollarHundredths: 11824 },
  { fromMinor: 4500, creditsPerDollarHundredths: 11667 },
  { fromMinor: 0, creditsPerDollarHundredths: 10500 },
] as const

/**
 * Credits that an amount buys: a package's own credits when the amount equals its price, else the rate of its step, rounded down.
 * `amountMinor` in US cents, a whole number. Never fewer credits than any package at or below that price gives.
 */
export function creditsForAmount(amountMinor: number): number {
  if (!Number.isInteger(amountMinor) || amountMinor < 0) throw new RangeError(`${amountMinor} is not a whole number of cents`)
  const package_ = packages.find(({ priceMinor }) => priceMinor === amountMinor)
  if (package_) return package_.credits
  const rate = customRates.find(({ fromMinor }) => amountMinor >= fromMinor)?.creditsPerDollarHundredths ?? 0
  const byRate = Math.floor((amountMinor * rate) / 10_000)
  const atLeast = Math.max(0, ...packages.filter(({ priceMinor }) => priceMinor <= amountMinor).map(({ credits }) => credits))
  return Math.max(byRate, atLeast)
}
