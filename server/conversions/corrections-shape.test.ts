import type { Correction as Sent } from '@docmill/contracts/corrections'
import type { Correction } from '@docmill/engine/model'
import { expectTypeOf, it } from 'vitest'

type Loose<Part> = Part extends object ? { -readonly [Key in keyof Part]: Loose<Part[Key]> } : Part

it('takes over the wire just what the engine can apply', () => {
  expectTypeOf<Loose<Sent>>().branded.toEqualTypeOf<Loose<Correction>>()
})
