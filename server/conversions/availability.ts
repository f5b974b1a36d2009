import { type ConverterId, converterById, converterIds, type Format, type Site } from '@docmill/contracts'

// What this version delivers. The others of contracts/prices.ts are shown as not available, and refused honestly.
const converters: readonly ConverterId[] = converterIds

/** The formats that any result can be written and downloaded in. */
export const availableFormats: readonly Format[] = ['xlsx', 'csv', 'md', 'txt', 'json', 'docx', 'pdf']

export const available: Site['available'] = { converters: [...converters], formats: [...availableFormats] }

export const isAvailable = (converter: ConverterId): boolean => converters.includes(converter)

/** The formats that a converter writes when its caller names none. */
export const formatsOf = (converter: ConverterId): Format[] =>
  converterById(converter).formats.filter((format) => availableFormats.includes(format))
