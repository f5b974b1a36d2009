// Each number is followed by a dash, a comma or the end: digits in a row are read in one way alone, however many there are.
const pages = /^[.·]*(?:\d{1,4}(?:[–-]\d{0,4})?(?:,\d{1,4}(?:[–-]\d{0,4})?)*|[ivxl]{1,6}),?$/u

/** true for what stands behind an entry of an index or of contents: a page, a range, several parted by commas ("12,14–19,"), a small one in Roman figures. */
export const arePages = (text: string): boolean => pages.test(text)
