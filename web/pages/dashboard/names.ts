/** The handle made from a name: "Ines Moreau" -> "@inesmoreau". Letters and digits only; "@user" when none is left. */
export const handleOf = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
    .toLowerCase()
  return `@${letters || 'user'}`
}

/** Up to two initials: "Ines Moreau" -> "IM". */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')

/** The first word of a name, to greet with. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name
