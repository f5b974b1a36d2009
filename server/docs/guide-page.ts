import { marked, type Tokens } from 'marked'
import type { Guide } from './guides.ts'
import { escaped, shell } from './page.ts'

/** A guide as a page of its own: readable without script, on paper, in light and dark. */
export const guidePage = (guide: Guide, markdown: string): string =>
  shell(guide.title, guide.about, guide.id, `<article>${htmlOf(markdown)}</article>`)

function htmlOf(markdown: string): string {
  const renderer = new marked.Renderer()
  renderer.heading = function ({ tokens, depth, text }: Tokens.Heading) {
    return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }
  // A region that scrolls sideways must be reachable by keys (WCAG 2.1.1).
  const plainCode = renderer.code.bind(renderer)
  renderer.code = (token) => plainCode(token).replace('<pre>', '<pre tabindex="0">')
  const plainTable = renderer.table.bind(renderer)
  renderer.table = function (token) {
    return `<div class="scroll" role="region" aria-label="Table" tabindex="0">${plainTable.call(this, token)}</div>`
  }
  // The guides are ours; markup in them would be a slip, and is shown as text.
  renderer.html = ({ text }) => (text.startsWith('<!--') ? '' : escaped(text))
  return marked.parse(markdown, { async: false, renderer, gfm: true })
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
