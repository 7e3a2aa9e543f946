import { changedFields, type FormValue, type FormValues } from '../../../fields/form-value.ts'

interface Three {
  /** As it was when the form opened. */
  before: FormValues
  /** As it stands in the form. */
  typed: FormValues
  /** As somebody else has saved it meanwhile. */
  newest: FormValues
}

/** The newest values with what was typed here laid over them. */
export function mergeTyped({ before, typed, newest }: Three): FormValues {
  const changes = changedFields(before, typed).map((name): [string, FormValue] => [name, typed[name] ?? ''])
  return { ...newest, ...Object.fromEntries(changes) }
}
