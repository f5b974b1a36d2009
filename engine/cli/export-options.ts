import type { Options } from '@docmill/client'
import { defaultExportOptions, type ExportOptions } from '../stages.ts'
import { contents, docxLayouts, furnitures, jsonShapes, pictures, sheets } from './export-choices.ts'
import { UsageError } from './words.ts'

/** What was chosen of them. Throws UsageError. */
export function exportOptionsIn(values: Readonly<Record<string, unknown>>): ExportOptions {
  const chosen = <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice => {
    const given = values[name]
    if (given === undefined) return fallback
    const choice = choices.find((each) => each === given)
    if (choice === undefined) throw new UsageError(`--${name} takes ${choices.join(', ')} and not ${JSON.stringify(given)}`)
    return choice
  }
  return {
    sheets: chosen('sheets', sheets, defaultExportOptions.sheets),
    content: chosen('content', contents, defaultExportOptions.content),
    csvByteOrderMark: values['csv-bom'] === true,
    csvGuard: values['no-csv-guard'] !== true,
    jsonShape: chosen('json-shape', jsonShapes, defaultExportOptions.jsonShape),
    docxLayout: chosen('docx-layout', docxLayouts, defaultExportOptions.docxLayout),
    markdownFurniture: chosen('furniture', furnitures, defaultExportOptions.markdownFurniture),
    markdownPictures: chosen('pictures', pictures, defaultExportOptions.markdownPictures),
    frontMatter: values['front-matter'] === true,
    pageBreaks: values['page-breaks'] === true,
  }
}

/** The same in the words of a service's API. `chosen`: the names of the options that were given; the others are left to the service. */
export function exportOptionsThere(options: ExportOptions, chosen: ReadonlySet<string>): Options {
  return {
    sheets: options.sheets,
    ...(chosen.has('content') ? { content: options.content } : {}),
    csv_byte_order_mark: options.csvByteOrderMark,
    ...(chosen.has('json-shape') ? { json_shape: options.jsonShape } : {}),
    docx_layout: options.docxLayout,
    markdown_furniture: options.markdownFurniture,
    markdown_pictures: options.markdownPictures,
    front_matter: options.frontMatter,
    page_breaks: options.pageBreaks,
  }
}
