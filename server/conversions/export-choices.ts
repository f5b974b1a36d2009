import type { ConversionOptions } from '@docmill/contracts'
import { defaultExportOptions, type ExportOptions } from '@docmill/engine/sandbox'

/** What a conversion's options say about its files; what they leave out, as those stored before a choice existed do, is the default. */
export function exportChoices(options: Partial<ConversionOptions>): ExportOptions {
  const known = Object.entries(options).filter(([name, value]) => name in defaultExportOptions && value !== undefined)
  return { ...defaultExportOptions, ...Object.fromEntries(known) }
}
