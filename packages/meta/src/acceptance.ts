import type { FieldRules } from './field.ts'
import { inEnglish, type Said } from './sentence.ts'

/** What a field's rule says to a value: the value to store, or a problem in words that name the field. */
export type Acceptance =
  | { readonly isAccepted: true; readonly value: string | number | null }
  | { readonly isAccepted: false; readonly problem: Problem }

/** The kind decides the dialect's exc_type; the message is for people. */
export interface Problem {
  readonly kind: 'type' | 'length' | 'option' | 'range' | 'email' | 'phone' | 'format'
  readonly message: string
  /** The message as other languages say it. */
  readonly said: Said
  /** A number below zero where none may be. */
  readonly isNegative?: boolean
}

export type Accept = (field: FieldRules, input: unknown) => Acceptance

export function accepted(value: string | number | null): Acceptance {
  return { isAccepted: true, value }
}

export function problem(kind: Problem['kind'], said: Said): Problem {
  return { kind, message: inEnglish(said), said }
}

export function refused(kind: Problem['kind'], said: Said): Acceptance {
  return { isAccepted: false, problem: problem(kind, said) }
}
