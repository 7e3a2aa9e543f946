import type { FieldRules } from '../field.ts'
import type { MessageValues } from '../messages/message.ts'

export type Acceptance =
  | { readonly isAccepted: true; readonly value: string | number | null }
  | { readonly isAccepted: false; readonly problem: Problem }

/** Names of problems; the server's catalogue has a message `validation.<name>` for each. */
export type ProblemName =
  | 'not_a_check'
  | 'not_a_choice'
  | 'not_a_date'
  | 'not_a_datetime'
  | 'not_a_name'
  | 'not_a_number'
  | 'not_a_phone'
  | 'not_a_place'
  | 'not_a_rating'
  | 'not_a_rating_step'
  | 'not_a_route'
  | 'not_a_signature'
  | 'not_a_time'
  | 'not_an_amount'
  | 'not_an_email'
  | 'not_an_integer'
  | 'not_an_url'
  | 'not_hours'
  | 'not_json'
  | 'not_one_line'
  | 'not_rows'
  | 'not_text'
  | 'rating_out_of_range'
  | 'too_few_rows'
  | 'too_high'
  | 'too_long'
  | 'too_low'
  | 'too_many_rows'
  | 'wrong_row_count'

/** The kind decides the dialect's exc_type; name, values and the field's label make the message. */
export interface Problem {
  readonly kind: 'type' | 'length' | 'option' | 'range' | 'email' | 'phone' | 'format'
  readonly name: ProblemName
  readonly values: MessageValues
  readonly isNegative?: boolean
}

export type Accept = (field: FieldRules, input: unknown) => Acceptance

export function accepted(value: string | number | null): Acceptance {
  return { isAccepted: true, value }
}

export function problem(kind: Problem['kind'], name: ProblemName, values: MessageValues = {}): Problem {
  return { kind, name, values }
}

export function refused(kind: Problem['kind'], name: ProblemName, values: MessageValues = {}): Acceptance {
  return { isAccepted: false, problem: problem(kind, name, values) }
}
