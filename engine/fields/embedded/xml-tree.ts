// The data file of an electronic invoice as plain objects, without entities, document types and the names of name spaces.

import { XMLParser } from 'fast-xml-parser'

export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] }

/** The file's elements; null for what is no sound XML, and for a document type: data files of invoices have none, attacks do. */
export function xmlTree(bytes: Uint8Array): XmlNode | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return null
  try {
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
    }).parse(text, true) as XmlNode
  } catch {
    return null
  }
}

/** The elements at the end of a path of names, those of lists one by one. */
export function elementsAt(node: XmlNode | undefined, path: readonly string[]): readonly XmlNode[] {
  let now: readonly XmlNode[] = node === undefined ? [] : [node]
  for (const name of path)
    now = now.flatMap((one): readonly XmlNode[] => {
      const next = typeof one === 'string' || !Object.hasOwn(one, name) ? undefined : one[name]
      return next === undefined ? [] : isList(next) ? next : [next]
    })
  return now
}

const isList = (value: XmlNode | readonly XmlNode[]): value is readonly XmlNode[] => Array.isArray(value)

/** What an element says, the five entities of XML as letters. */
export function textOf(node: XmlNode): string {
  const own = typeof node === 'string' ? node : node['#text']
  const text = typeof own === 'string' ? own : ''
  return text
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&apos;/gu, "'")
    .replace(/&amp;/gu, '&')
    .trim()
}

/** An attribute of an element; empty when it has none of that name. */
export function attributeOf(node: XmlNode, name: string): string {
  const value = typeof node === 'string' ? undefined : node[`@${name}`]
  return typeof value === 'string' ? value : ''
}
