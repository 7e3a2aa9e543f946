import type { FieldRules } from './field.ts'

/** What a field's rule says to a value: the value to store, or a problem in words that name the field. */
export type Acceptance =
  | { readonly isAccepted: true; readonly value: string | number | null }
  | { readonly isAccepted: false; readonly problem: Problem }

/** The kind decides the dialect's exc_type; the message is for people. */
export interface Problem {
  readonly kind: 'type' | 'length' | 'option' | 'range' | 'email' | 'phone' | 'format'
  readonly message: string
  /** A number below zero where none may be. */
  readonly isNegative?: boolean
}

export type Accept = (field: FieldRules, input: unknown) => Acceptance

export function accepted(value: string | number | null): Acceptance {
  return { isAccepted: true, value }
}

export function refused(kind: Problem['kind'], message: string): Acceptance {
  return { isAccepted: false, problem: { kind, message } }
}
