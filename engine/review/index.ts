export { applyCorrections, continuedReview, type Reviewed, review } from './review.ts'
export { countUnchecked, type Unchecked } from './unchecked.ts'
