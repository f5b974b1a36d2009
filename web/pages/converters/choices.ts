import { type ConversionOptions, type Converter, type Format, limits, type Site } from '@docmill/contracts'

/** The options as chosen on a tool's page; the format is one of the tool's own. */
export type Choices = Omit<ConversionOptions, 'formats' | 'retentionHours' | 'content' | 'jsonShape'> & {
  readonly format: Format
  readonly content: NonNullable<ConversionOptions['content']>
  readonly jsonShape: NonNullable<ConversionOptions['jsonShape']>
  readonly retentionHours: NonNullable<ConversionOptions['retentionHours']>
}

/** What a tool's page begins with: the installation's defaults, this browser's retention, and what suits the tool. */
export function firstChoices(converter: Converter, site: Site, retentionHours: Choices['retentionHours'] | null): Choices {
  const fields = converter.id === 'kv-json' || converter.id === 'kv-excel'
  return {
    format: converter.formats[0],
    sheets: 'table',
    csvByteOrderMark: false,
    documentType: 'auto',
    fields: [],
    languages: [],
    content: fields ? 'fields' : 'both',
    jsonShape: fields ? 'fields' : 'document',
    docxLayout: 'flow',
    markdownFurniture: 'none',
    markdownPictures: 'mentioned',
    frontMatter: false,
    pageBreaks: false,
    retentionHours: retentionHours ?? limits.retentionHours.find((hours) => hours === site.limits.retentionHours) ?? 24,
    keepPagePictures: true,
  }
}

/** The options of an earlier conversion, to repeat it: as far as the tool still has them. */
export function choicesLike(options: ConversionOptions, begin: Choices, converter: Converter): Choices {
  const { formats, retentionHours, content, jsonShape, ...rest } = options
  const format = formats?.find((each) => (converter.formats as readonly Format[]).includes(each))
  return {
    ...begin,
    ...rest,
    format: format ?? begin.format,
    content: content ?? begin.content,
    jsonShape: jsonShape ?? begin.jsonShape,
    retentionHours: retentionHours ?? begin.retentionHours,
  }
}

/** What is sent with the order. */
export function optionsOf({ format, ...choices }: Choices): ConversionOptions {
  return { ...choices, formats: [format] }
}
