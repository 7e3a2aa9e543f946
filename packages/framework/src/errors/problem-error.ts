import { labelMessage } from '#framework/doctypes'
import { frameworkMessage } from '#framework/messages'
import type { FieldRules, Message, Problem } from '#meta'
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

/** What is wrong with a value, with the label of its field. */
export function problemMessage(field: FieldRules, { name, values }: Problem): Message {
  return frameworkMessage(`validation.${name}`, { ...values, label: labelMessage(field) })
}

/** What a field's rule refused, as the dialect's error. */
export function problemError(field: FieldRules, problem: Problem): DialectError {
  return new DialectError({
    code: `documents.${problem.kind}`,
    type: typeOf(field, problem),
    messages: [problemMessage(field, problem)],
    field: field.fieldname,
  })
}
