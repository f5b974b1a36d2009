import { accountMessages } from '@docmill/contracts'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, sentenceFor } from '../../api.ts'

// What a server's message says about a field, as the specification's error catalogue lists it.
const marks = [
  { part: 'Username already exists', field: 'username', sentence: accountMessages.usernameTaken },
  { part: 'Email already exists', field: 'email', sentence: accountMessages.emailTaken },
  { part: 'Invalid Password', field: 'password', sentence: accountMessages.invalidPassword },
  { part: 'No User Found', field: 'email', sentence: accountMessages.noAccount },
] as const

/**
 * Marks the fields that a failed login or sign-up names and gives the sentence for the banner.
 * `fields` are the form's own; a fault of any other field shows in the banner only.
 */
export function showFaults<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string {
  const message = sentenceFor(error, accountMessages.default)
  const named = new Map<string, string>(error instanceof ApiError ? Object.entries(error.fields) : [])
  for (const mark of marks) if (message.includes(mark.part)) named.set(mark.field, mark.sentence)
  if (error instanceof ApiError && error.code === 'password-too-common') named.set('password', message)
  const mine = fields.filter((field) => named.has(field))
  for (const [index, field] of mine.entries()) setError(field, { message: named.get(field) ?? message }, { shouldFocus: index === 0 })
  return message
}
