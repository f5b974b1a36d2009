export * from './affine.ts'
export * from './box.ts'
