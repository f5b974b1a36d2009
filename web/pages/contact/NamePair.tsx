import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import * as texts from '../../texts/contact.ts'
import { TextField } from '../../ui/Field.tsx'
import type { SharedFields } from './shared-fields.ts'

interface Props {
  readonly name: UseFormRegisterReturn<'name'>
  readonly companyName: UseFormRegisterReturn<'companyName'>
  readonly errors: FieldErrors<SharedFields>
}

/** Who asks, and for which company: the first row of both forms. */
export function NamePair({ name, companyName, errors }: Props) {
  return (
    <div className="face-pair">
      <TextField label={texts.nameLabel} autoComplete="name" error={errors.name?.message} {...name} />
      <TextField label={texts.companyName} autoComplete="organization" error={errors.companyName?.message} {...companyName} />
    </div>
  )
}
