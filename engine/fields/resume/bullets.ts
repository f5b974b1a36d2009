// Signs before the items of a resume's lists.

const signs = String.raw`[•‣◦▪▸►▹▷▻⊲⊳●○■□◆◇–—*·-]|\uFFFD|[\p{So}\p{Co}]`
/** A bullet: a sign of those that lists have, or a drawing of a font of drawings. */
export const bullet = new RegExp(`^(?:${signs})$`, 'u')
/** A bullet, or the number of an item. */
export const bulletOrNumber = new RegExp(String.raw`^(?:${signs}|\d{1,2}[.)])$`, 'u')
