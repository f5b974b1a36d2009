// A Word file put together of packages, each with the pages that follow those before: their texts behind each other, what they share once.

import type { DocxStretch } from './docx.ts'
import { sectionEnd } from './docx-package.ts'
import { type ZipEntry, ZipStream } from './zip-stream.ts'

const documentPath = 'word/document.xml'
const notesPath = 'word/footnotes.xml'
const numberingPath = 'word/numbering.xml'
const relationsOf = (path: string): string => path.replace(/([^/]+)$/, '_rels/$1.rels')
/** Parts that all pages write to, which go into the file at its end. */
const shared = [documentPath, notesPath, numberingPath].flatMap((path) => [path, relationsOf(path)])

/** Text is compressed as usual; pictures are compressed already. */
const textLevel = 6
const pictureLevel = 0

/** A file that grows by packages. The same packages give the same bytes, however often `taken` is asked. */
export class GrowingPackage {
  readonly #zip: ZipStream
  readonly #text: Waiting
  readonly #notes: Waiting
  readonly #numbering = new Numbering()
  #pictures = 0
  /** The properties of the section that is not ended yet. */
  #section: string | null = null
  #begun = false

  constructor(working: () => void) {
    this.#zip = new ZipStream(working)
    this.#text = new Waiting(this.#zip.waiting(textLevel))
    this.#notes = new Waiting(this.#zip.waiting(textLevel))
  }

  /** Adds pages behind those before. Of the first the file has its styles, header, footer and all else that it has once. */
  add({ parts: { parts }, lists, goesOn }: DocxStretch): void {
    const part = (path: string): string => `${parts.get(path) ?? ''}`
    // Each package counts its pictures from 1.
    const pictures = new Map<string, string>()
    for (const [path, content] of parts) {
      const picture = /^word\/(media\/)[^/]*(\.\w+)$/.exec(path)
      if (picture !== null) {
        const [, folder = '', ending = ''] = picture
        const name = `${folder}image${++this.#pictures}${ending}`
        pictures.set(path.slice('word/'.length), name)
        this.#zip.addWhole(`word/${name}`, content, pictureLevel)
      } else if (!this.#begun && !shared.includes(path)) this.#zip.addWhole(path, content, textLevel)
    }
    const relations = part(relationsOf(documentPath)).replace(/(?<= Target=")[^"]+(?=")/g, (target) => pictures.get(target) ?? target)
    const numbers = this.#numbering.add(part(numberingPath), lists)
    this.#addText(part(documentPath), relations, numbers, goesOn)
    this.#addNotes(part(notesPath), part(relationsOf(notesPath)))
    this.#begun = true
  }

  /** What has been written since this was last asked. */
  taken(): Uint8Array {
    return this.#zip.taken()
  }

  /** Ends the file, and returns what has not been taken yet. */
  end(): Uint8Array {
    this.#text.end(this.#section ?? '', this.#zip, documentPath)
    this.#notes.end('', this.#zip, notesPath)
    this.#zip.addWhole(numberingPath, this.#numbering.xml(), textLevel)
    return this.#zip.end()
  }

  #addText(xml: string, relations: string, numbers: ReadonlyMap<string, string>, goesOn: boolean): void {
    const ids = this.#text.relations.add(relations)
    const { begin, inside, end } = partsOf(xml, 'w:body')
    const own = renamed(inside, ids).replace(/(?<=<w:numId w:val=")\d+(?=")/g, (number) => numbers.get(number) ?? number)
    const last = own.lastIndexOf('<w:sectPr')
    let text = own.slice(0, last)
    let section = own.slice(last)
    if (this.#section !== null && !goesOn) this.#text.write(begin, end, sectionEnd(this.#section))
    else if (this.#section !== null) {
      // The section that goes on keeps what it was begun with.
      const going = this.#section
      const first = /<w:sectPr\b.*?<\/w:sectPr>/s.exec(text)
      if (first === null) section = going
      else text = text.slice(0, first.index) + going + text.slice(first.index + first[0].length)
    }
    this.#text.write(begin, end, text)
    this.#section = section
  }

  #addNotes(xml: string, relations: string): void {
    const ids = this.#notes.relations.add(relations)
    const { begin, inside, end } = partsOf(xml, 'w:footnotes')
    // The lines between text and notes have a type and stand there once.
    const own = this.#begun ? inside.replace(/<w:footnote w:type=.*?<\/w:footnote>/gs, '') : inside
    this.#notes.write(begin, end, renamed(own, ids))
  }
}

/** A part whose content comes piece by piece, with its relations. */
class Waiting {
  readonly relations = new Relations()
  readonly #entry: ZipEntry
  #end: string | null = null

  constructor(entry: ZipEntry) {
    this.#entry = entry
  }

  write(begin: string, end: string, content: string): void {
    if (this.#end === null) this.#entry.write(begin)
    this.#end = end
    this.#entry.write(content)
  }

  end(content: string, zip: ZipStream, path: string): void {
    this.#entry.write(content + (this.#end ?? ''))
    this.#entry.end()
    zip.add(this.#entry, path)
    zip.addWhole(relationsOf(path), this.relations.xml(), textLevel)
  }
}

/** The relations of a part to other parts and addresses: each once. */
class Relations {
  /** By all but their names. */
  readonly #names = new Map<string, string>()
  #around = { begin: '', end: '' }

  /** Takes the relations of a piece, and returns the names they have in the whole by those they have in the piece. */
  add(xml: string): ReadonlyMap<string, string> {
    const { begin, inside, end } = partsOf(xml, 'Relationships')
    this.#around = { begin, end }
    return new Map(
      [...inside.matchAll(/<Relationship Id="([^"]+)"([^>]*)\/>/g)].map(([, id = '', rest = '']) => {
        const name = this.#names.get(rest) ?? `rId${this.#names.size + 1}`
        this.#names.set(rest, name)
        return [id, name]
      }),
    )
  }

  xml(): string {
    const all = [...this.#names].map(([rest, name]) => `<Relationship Id="${name}"${rest}/>`)
    return this.#around.begin + all.join('') + this.#around.end
  }
}

/** The forms of lists (w:abstractNum), and the lists that count by them (w:num): a list that goes on over pieces is one. */
class Numbering {
  readonly #forms: string[] = []
  readonly #lists: string[] = []
  /** The number of the list by its name; that of the library's own list by the empty name. */
  readonly #numbers = new Map<string, string>()
  #around = { begin: '', end: '' }

  /** Takes the lists of a piece, named in the order of their forms, and returns their numbers in the whole by those in the piece. */
  add(xml: string, names: readonly string[]): ReadonlyMap<string, string> {
    const { begin, inside, end } = partsOf(xml, 'w:numbering')
    this.#around = { begin, end }
    const forms = [...inside.matchAll(/<w:abstractNum w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gs)]
    const nameOf = new Map(forms.map(([, id = ''], index) => [id, ['', ...names][index] ?? '']))
    const formOf = new Map(forms.map(([form, id = '']) => [id, form]))
    const numbers = new Map<string, string>()
    for (const [list, number = ''] of inside.matchAll(/<w:num w:numId="(\d+)".*?<\/w:num>/gs)) {
      const form = /<w:abstractNumId w:val="(\d+)"/.exec(list)?.[1] ?? ''
      const name = nameOf.get(form) ?? ''
      numbers.set(number, this.#numbers.get(name) ?? this.#addList(name, list, formOf.get(form) ?? ''))
    }
    return numbers
  }

  xml(): string {
    return this.#around.begin + this.#forms.join('') + this.#lists.join('') + this.#around.end
  }

  /** One form a list: both have the same number. */
  #addList(name: string, list: string, form: string): string {
    const number = String(this.#lists.length + 1)
    this.#forms.push(form.replace(/(?<=w:abstractNumId=")\d+/, number))
    this.#lists.push(list.replace(/(?<=w:numId=")\d+/, number).replace(/(?<=<w:abstractNumId w:val=")\d+/, number))
    this.#numbers.set(name, number)
    return number
  }
}

/** What stands inside an element, and what before and behind it, with its tags. */
function partsOf(xml: string, element: string): { readonly begin: string; readonly inside: string; readonly end: string } {
  const open = new RegExp(`<${element}(?:\\s[^>]*?)?(/?)>`).exec(xml)
  if (open === null) return { begin: xml, inside: '', end: '' }
  const from = open.index + open[0].length
  if (open[1] === '/') return { begin: `${xml.slice(0, from - 2)}>`, inside: '', end: `</${element}>${xml.slice(from)}` }
  const to = xml.lastIndexOf(`</${element}>`)
  return { begin: xml.slice(0, from), inside: xml.slice(from, to), end: xml.slice(to) }
}

const renamed = (xml: string, ids: ReadonlyMap<string, string>): string =>
  xml.replace(/(?<=\s(?:r:id|r:embed)=")[^"]+(?=")/g, (id) => ids.get(id) ?? id)
