const number = new Intl.NumberFormat('en-GB')

/** 1240 -> "1,240". */
export const figure = (value: number): string => number.format(value)

/** "1 page", "3 pages": the count with its noun, regular plural unless `many` is given. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${figure(count)} ${count === 1 ? one : many}`
