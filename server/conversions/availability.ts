import { type ConverterId, converterById, type Format, type Site } from '@docmill/contracts'

// What this version delivers. The others of contracts/prices.ts are shown as not available, and refused honestly.
const converters: readonly ConverterId[] = ['pdf-to-excel', 'pdf-to-markdown']
const formats: readonly Format[] = ['xlsx', 'csv', 'md', 'txt', 'json']

/** The formats that any result can be downloaded in. */
export const availableFormats: readonly Format[] = formats

export const available: Site['available'] = { converters: [...converters], formats: [...formats] }

export const isAvailable = (converter: ConverterId): boolean => converters.includes(converter)

/** The formats that a converter writes in this version. */
export const formatsOf = (converter: ConverterId): Format[] => converterById(converter).formats.filter((format) => formats.includes(format))
