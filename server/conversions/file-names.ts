// Names come from strangers: they are shown and sent back, and never used as paths.

/** A name fit to be shown: without folders, control and direction characters, at most 150 characters; "document" when nothing is left. */
export function shownFileName(given: string): string {
  const plain = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  const characters = [...plain]
  if (characters.length <= 150) return plain || 'document'
  // The ending is kept: people look for it.
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, 150 - ending.length).join('') + ending
}

/** The name of a result: the upload's without its ending, and the result's ending. */
export const resultFileName = (uploaded: string, extension: string): string =>
  `${uploaded.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'document'}.${extension}`

/** A Content-Disposition that saves a file under `name`: plain ASCII for old programs, UTF-8 by RFC 8187 for the others (RFC 6266). */
export function attachment(name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_') || 'document'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
