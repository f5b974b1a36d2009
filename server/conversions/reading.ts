import type { ConversionOptions, ConverterId, Format } from '@docmill/contracts'
import { type ConversionRequest, defaultLimits, type PictureRequest } from '@docmill/engine/sandbox'
import type { ConversionSettings } from './dependencies.ts'
import { exportChoices } from './export-choices.ts'
import { fieldRequestOf } from './field-request.ts'
import { engineLimits } from './uploads.ts'

/** What the engine is asked to do with an upload. */
export interface Reading {
  readonly request: ConversionRequest
  readonly pictures: PictureRequest | null
}

// For a screen beside the result: a page of letter size is 935 pixels wide.
const pictures = { format: 'webp', dpi: 110 } as const

/** What a converter with these options asks of the engine; `pages` null for all. */
export function readingOf(
  settings: ConversionSettings,
  converter: ConverterId,
  options: ConversionOptions & { readonly formats: readonly Format[] },
  pages: readonly number[] | null,
): Reading {
  return {
    request: {
      formats: options.formats,
      pages,
      password: null,
      fields: fieldRequestOf(converter, options),
      languages: options.languages,
      limits: engineLimits(settings, defaultLimits.milliseconds),
      exportOptions: exportChoices(converter, options),
    },
    pictures: options.keepPagePictures ? pictures : null,
  }
}
