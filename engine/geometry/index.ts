export * from './affine.ts'
export * from './box.ts'
export * from './projection.ts'
export * from './rulings.ts'
