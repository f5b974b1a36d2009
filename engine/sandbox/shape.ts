/** Checks one value that came from a worker and gives it back typed; throws ShapeError for anything else. */
export type Shape<T> = (value: unknown) => T

/** A worker said something outside the protocol: it is broken or taken over. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

/** A text of at most `longest` characters. */
export const text =
  (longest: number): Shape<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length > longest) throw new ShapeError('text expected')
    return value
  }

/** A finite number from `least` to `most`. */
export const number =
  (least: number, most: number): Shape<number> =>
  (value) => {
    if (typeof value !== 'number' || !(value >= least && value <= most)) throw new ShapeError('number expected')
    return value
  }

/** A whole number from 0 to `most`. */
export const count =
  (most: number): Shape<number> =>
  (value) => {
    if (!Number.isInteger(value)) throw new ShapeError('whole number expected')
    return number(0, most)(value)
  }

export const truth: Shape<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new ShapeError('true or false expected')
  return value
}

/** One of the texts listed. */
export const oneOf =
  <T extends string>(choices: readonly T[]): Shape<T> =>
  (value) => {
    const choice = choices.find((each) => each === value)
    if (choice === undefined) throw new ShapeError('one of a list expected')
    return choice
  }

/** null, or what `shape` takes. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value)

/** A list of at most `most` things. */
export const list =
  <T>(shape: Shape<T>, most: number): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) throw new ShapeError('list expected')
    return value.map((item) => shape(item))
  }

/** An object with exactly the keys listed; others are dropped. */
export const record =
  <T extends object>(shapes: { readonly [key in keyof T]: Shape<T[key]> }): Shape<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) throw new ShapeError('object expected')
    const source = value as Readonly<Record<string, unknown>>
    return Object.fromEntries(Object.entries<Shape<unknown>>(shapes).map(([key, shape]) => [key, shape(source[key])])) as T
  }
