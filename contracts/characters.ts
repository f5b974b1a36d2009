// Which characters texts may hold, as patterns that every language's regular expressions read alike: published schemas carry them, so they
// name the control characters (category Cc) by number instead of by \p{Cc}, which Python and others refuse.

/** Without control characters: one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
export const oneLine = /^[^\u0000-\u001f\u007f-\u009f]*$/u
/** Line breaks and tabs, no other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
export const severalLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/u
/** Nothing that a mail program would read as more than one address, or as something else than an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
export const plainAddress = /^[^<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f]+$/u
/** Whether a text holds whole characters only: halves of them (lone surrogates) no page prints and no database keeps. */
export const isWhole = (text: string): boolean => text.isWellFormed()
