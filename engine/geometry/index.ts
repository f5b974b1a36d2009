export * from './affine.ts'
export * from './box.ts'
export * from './rulings.ts'
