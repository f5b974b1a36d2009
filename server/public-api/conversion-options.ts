import { ConversionOptions } from '@docmill/contracts/conversions'
import type { Asked } from './asked-fields.ts'

/** What a request asks, as the conversions of people know it. */
export const conversionOptions = (options: Asked): ConversionOptions =>
  ConversionOptions.parse({
    ...(options.formats ? { formats: options.formats } : {}),
    sheets: options.sheets,
    content: options.content,
    csvByteOrderMark: options.csv_byte_order_mark,
    jsonShape: options.json_shape,
    docxLayout: options.docx_layout,
    markdownFurniture: options.markdown_furniture,
    markdownPictures: options.markdown_pictures,
    frontMatter: options.front_matter,
    pageBreaks: options.page_breaks,
    documentType: options.document_type,
    fields: options.fields,
    ...(options.template_id === undefined ? {} : { templateId: options.template_id }),
    languages: options.languages,
    ...(options.retention_hours === undefined ? {} : { retentionHours: options.retention_hours }),
    keepPagePictures: options.keep_page_pictures,
  })
