import { type ConversionOptions, type ConverterId, readsFields } from '@docmill/contracts'
import { defaultExportOptions, type ExportOptions } from '@docmill/engine/sandbox'

/**
 * What a conversion's options say about its files; what they leave out, as those stored before a choice existed do, is the default. Files
 * of the converters of fields hold fields unless more is asked for.
 */
export function exportChoices(converter: ConverterId, options: Partial<ConversionOptions>): ExportOptions {
  const known = Object.entries(options).filter(([name, value]) => name in defaultExportOptions && value !== undefined)
  const own = readsFields(converter) ? ({ content: 'fields', jsonShape: 'fields' } as const) : {}
  return { ...defaultExportOptions, ...own, ...Object.fromEntries(known) }
}
