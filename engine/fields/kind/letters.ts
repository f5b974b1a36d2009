/** Small letters and figures without accents, marks as spaces; `kept` marks stay. */
export const lettersOf = (text: string, kept = ''): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  ]
    .map((letter) => (/[\p{L}\p{N}]/u.test(letter) || kept.includes(letter) ? letter : ' '))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
