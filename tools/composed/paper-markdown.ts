// Markdown taken apart again, as far as papers need it: blocks one after the other, and what stands out within them.

export interface MarkdownBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code' | 'formula' | 'table' | 'note'
  /** Without the signs that make it a block. */
  readonly raw: string
  /** Of headings from 1 on, of items from 0 on. */
  readonly level: number
  /** Of items: "-" or the number; of notes the label. */
  readonly marker: string
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Letters and figures alone, for comparing. */
export const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What is read of inline Markdown: without addresses, tags and names of signs. */
export const bareText = (raw: string): string =>
  raw
    .replace(/\[\^([^\]]+)\]/gu, '$1')
    .replace(/\]\((?:<[^>]*>|[^)]*)\)/gu, ']')
    .replace(/<rp>.*?<\/rp>|<\/?[a-z]+[^>]*>/gu, '')
    .replace(/\\[a-z]+/gu, '')
    .replace(/&lt;/gu, '<')
    .replace(/&amp;/gu, '&')

export function blocksOfMarkdown(text: string): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  const lines = withoutIndentInLists(text.split('\n'))
  const add = (kind: MarkdownBlock['kind'], raw: string, more: Partial<MarkdownBlock> = {}) =>
    blocks.push({ kind, raw, level: 0, marker: '', rows: [], ...more })
  const until = (from: number, test: (line: string) => boolean): number => {
    const at = lines.findIndex((line, index) => index > from && test(line))
    return at < 0 ? lines.length : at
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [fence] = /^`{3,}/u.exec(line) ?? []
    if (line === '') continue
    if (fence !== undefined || line === '$$' || line === '<table>') {
      const end = until(at, (one) => one === (line === '<table>' ? '</table>' : (fence ?? '$$')))
      const inner = lines.slice(at + 1, end).join('\n')
      if (line === '<table>') add('table', inner, { rows: rowsOfHtml(inner) })
      else add(fence === undefined ? 'formula' : 'code', inner)
      at = end
      continue
    }
    if (line.startsWith('| ')) {
      const end = until(at, (one) => !one.startsWith('| '))
      const own = lines.slice(at, end)
      const rows = own
        .filter((_, index) => index !== 1)
        .map((row) =>
          row
            .slice(2, -2)
            .split(/ \| /u)
            .map((cell) => cell.trim()),
        )
      add('table', own.join('\n'), { rows })
      at = end - 1
      continue
    }
    const [, signs, title] = /^(#{1,6}) (.*)$/u.exec(line) ?? []
    const [, indent, marker, body] = /^( *)(-|\d{1,9}\.) (.*)$/u.exec(line) ?? []
    const [, label, note] = /^\[\^([^\]]+)\]: (.*)$/u.exec(line) ?? []
    if (signs !== undefined) add('heading', title ?? '', { level: signs.length })
    else if (indent !== undefined) add('item', body ?? '', { level: indent.length / 4, marker: marker ?? '' })
    else if (label !== undefined) add('note', note ?? '', { marker: label })
    else add('paragraph', line)
  }
  return blocks
}

/** What stands between the items of a list is set in as they are; listings keep what is set in within them. */
function withoutIndentInLists(lines: readonly string[]): readonly string[] {
  let within: number | null = null
  return lines.map((line) => {
    const [, indent, fence] = /^( *)(`{3,})?/u.exec(line) ?? []
    const own = within ?? (/^ *(?:-|\d{1,9}\.) /u.test(line) ? 0 : (indent?.length ?? 0))
    if (fence !== undefined) within = within === null ? own : null
    return line.slice(Math.min(own, indent?.length ?? 0))
  })
}

/** Rows as the truth has them: a cell that spans in its first place, null in the others. */
function rowsOfHtml(text: string): readonly (readonly (string | null)[])[] {
  const rows: (string | null)[][] = []
  const own = text.match(/<tr>.*?<\/tr>/gu) ?? []
  own.forEach((row, y) => {
    let x = 0
    for (const [, spans = '', cell = ''] of row.matchAll(/<t[hd]((?: \w+="\d+")*)>(.*?)<\/t[hd]>/gu)) {
      while (rows[y]?.[x] !== undefined) x++
      const down = Number(/rowspan="(\d+)"/u.exec(spans)?.[1] ?? 1)
      const across = Number(/colspan="(\d+)"/u.exec(spans)?.[1] ?? 1)
      for (let r = 0; r < down; r++)
        for (let c = 0; c < across; c++) {
          rows[y + r] ??= []
          const into = rows[y + r] as (string | null)[]
          into[x + c] = r === 0 && c === 0 ? cell : null
        }
      x += across
    }
  })
  return rows
}

/** Runs of inline Markdown that stand out, by kind; of links the address, of marks of notes the label. */
export function runsOfMarkdown(raw: string): readonly { readonly kind: string; readonly text: string; readonly target: string }[] {
  const found: { kind: string; text: string; target: string }[] = []
  const add = (kind: string, text = '', target = '') => found.push({ kind, text, target })
  for (const [, label] of raw.matchAll(/\[\^([^\]]+)\]/gu)) add('note', label, label)
  for (const [, text = '', target = ''] of raw.matchAll(/\[([^\]]*)\]\((<[^>]*>|[^)]*)\)/gu))
    add('link', text, target.replace(/^<|>$/gu, ''))
  const plain = raw.replace(/\]\((?:<[^>]*>|[^)]*)\)/gu, ']')
  for (const [, , text] of plain.matchAll(/(`+)(.+?)\1/gu)) add('code', text)
  const unescaped = plain.replace(/`[^`]*`/gu, '').replace(/\\\*/gu, '')
  for (const [, text] of unescaped.matchAll(/(?<!\*)\*\*\*([^*]+)\*\*\*/gu)) {
    add('bold', text)
    add('italic', text)
  }
  for (const [, text] of unescaped.matchAll(/(?<!\*)\*\*([^*]+)\*\*(?!\*)/gu)) add('bold', text)
  for (const [, text] of unescaped.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/gu)) add('italic', text)
  return found
}
