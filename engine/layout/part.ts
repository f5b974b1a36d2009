import type { Box } from '../geometry/index.ts'
import type { Line, Table } from '../model/index.ts'

/** What takes a place in the reading order. A picture with words printed on it carries them with it. */
export type Part =
  | { readonly kind: 'prose'; readonly box: Box; readonly lines: readonly Line[]; readonly isListing?: true }
  | { readonly kind: 'table'; readonly box: Box; readonly lines: readonly Line[]; readonly table: Table }
  | {
      readonly kind: 'picture'
      readonly box: Box
      readonly lines: readonly Line[]
      readonly within: readonly Part[]
      readonly labels?: readonly Line[]
    }
