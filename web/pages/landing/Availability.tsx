import { type ConverterId, converterById } from '@docmill/contracts'
import { Info } from 'lucide-react'
import * as texts from '../../texts/landing.ts'
import { useSite } from './site.ts'

/** Says that a converter is not available in this version; nothing when it is, or while the installation has not answered. */
export function Availability({ converter, named = false }: { readonly converter: ConverterId; readonly named?: boolean }) {
  const site = useSite()
  if (!site || site.available.converters.includes(converter)) return null
  return (
    <span className="unavailable">
      <Info className="i i12" aria-hidden="true" />
      {named ? texts.isNotAvailableInThis(converterById(converter).title) : texts.notAvailableInThisVersion}
    </span>
  )
}
