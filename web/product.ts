/** The product's name, as it stands in titles and on the logo. */
export const productName = 'Docmill'
