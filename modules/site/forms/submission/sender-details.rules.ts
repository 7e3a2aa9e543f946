import { hashSecret } from '#framework/identity'
import { toE164 } from '#meta'
import type { Form } from '../form/form-field.rules.ts'

type Values = Readonly<Record<string, unknown>>

interface Sender {
  readonly user: string
  readonly isGuest: boolean
}

/** One number is one person however it is written, and so is one address. */
function textOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  return toE164(value) ?? value.trim().toLowerCase()
}

/**
 * What tells the sender of a form apart from others, so that it can be kept to one for each person; null where nothing
 * does, or where it does not matter. It is a hash: numbers and addresses stand in the documents alone.
 */
export function personOf(form: Form, values: Values, sender: Sender): string | null {
  if (form.allow_multiple === 1) return null
  const contact = form.person_field === null ? null : textOrNull(values[form.person_field])
  const person = contact ?? (sender.isGuest ? null : sender.user)
  return person === null ? null : hashSecret(`${form.name} ${person}`)
}
