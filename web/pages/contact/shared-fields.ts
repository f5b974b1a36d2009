import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** What both forms ask for. */
export interface SharedFields {
  readonly name: string
  readonly companyName: string
  readonly email: string
}
export const emptyShared: SharedFields = { name: '', companyName: '', email: '' }
const names = ['name', 'companyName', 'email'] as const

/** What a face is given: whether it faces the reader, the shared fields, and what to do on a flip and after a success. */
export interface FaceProps {
  readonly shown: boolean
  readonly shared: SharedFields
  readonly onShared: (fields: SharedFields) => void
  readonly onSwitch: () => void
  readonly onSent: () => void
}

/** Takes the shared fields over when the face turns up, and hands them on as they are typed. */
export function useSharedFields<Values extends FieldValues & SharedFields>(
  form: UseFormReturn<Values>,
  { shown, shared, onShared }: Pick<FaceProps, 'shown' | 'shared' | 'onShared'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only turning the face up takes the other face's values over
  useEffect(() => {
    if (!shown) return
    for (const name of names) form.setValue(name as Path<Values>, shared[name] as PathValue<Values, Path<Values>>)
  }, [shown])
  useEffect(() => {
    if (!shown) return
    const subscription = form.watch((values) =>
      onShared({ name: values.name ?? '', companyName: values.companyName ?? '', email: values.email ?? '' }),
    )
    return () => subscription.unsubscribe()
  }, [form, shown, onShared])
}
