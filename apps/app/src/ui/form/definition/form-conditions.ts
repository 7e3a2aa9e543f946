import { ExpressionError, isDemanded, shownFields } from '#meta'
import type { Answers, FormField } from './form-field.ts'

/** Returns the fields that the conditions show. An unreadable condition shows its field: the server decides. */
export function shownIn(fields: readonly FormField[], wire: Answers, today: string): ReadonlySet<string> {
  try {
    return shownFields(fields, wire, today)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return new Set(fields.map(({ fieldname }) => fieldname))
  }
}

export function isNeeded(field: FormField, wire: Answers, today: string): boolean {
  try {
    return isDemanded(field, wire, today)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return false
  }
}

/** Removes the answers of hidden fields, which are not sent. */
export function shownAnswers(wire: Answers, shown: ReadonlySet<string>): Answers {
  return Object.fromEntries(Object.entries(wire).filter(([field]) => shown.has(field)))
}
