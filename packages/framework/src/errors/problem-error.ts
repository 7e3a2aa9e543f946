import type { FieldRules, Problem } from '#meta'
import { DialectError, type ExceptionType } from './dialect-error.ts'

const types: Record<Problem['kind'], ExceptionType> = {
  type: 'FrappeTypeError',
  length: 'CharacterLengthExceededError',
  option: 'ValidationError',
  range: 'ValidationError',
  email: 'InvalidEmailAddressError',
  phone: 'InvalidPhoneNumberError',
  format: 'ValidationError',
}

function typeOf({ min }: FieldRules, { kind, isNegative }: Problem): ExceptionType {
  return isNegative === true && min === 0 ? 'NonNegativeError' : types[kind]
}

/** What a field's rule refused, as the dialect's error. */
export function problemError(field: FieldRules, problem: Problem): DialectError {
  return new DialectError({
    code: `documents.${problem.kind}`,
    type: typeOf(field, problem),
    messages: [problem.said],
    field: field.fieldname,
  })
}
