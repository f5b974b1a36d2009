const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of a cell: line breaks, tags, emphasis, links and escapes of Markdown or HTML taken off, single spaces. */
export function cellText(source: string): string {
  return source
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*\*|\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=\S)([^*]*[^*\s])\*(?![\w*])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|$&%~<>])/g, '$1')
    .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
