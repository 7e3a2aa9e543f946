import { typeMessage, verbMessage, labelMessage } from '#framework/doctypes'
import { frameworkMessages, frameworkMessage } from '#framework/messages'
import type { FieldRules, Message, Problem } from '#meta'
import { DialectError, type ExceptionType } from './dialect-error.ts'
import { errorFactory } from './error-catalogue.ts'

const error = errorFactory('documents', frameworkMessages.en)

type Labelled = Pick<FieldRules, 'fieldname' | 'label' | 'messageId'>

/** Errors of every document type, in the dialect's wording where clients match it. */
export const documentErrors = {
  unknownDocType: (name: string) =>
    error('unknown_type', {
      type: 'DoesNotExistError',
      values: { name },
    }),

  notFound: (type: string, name: string) =>
    error('not_found', {
      type: 'DoesNotExistError',
      values: { type: typeMessage(type), name },
    }),

  notPermitted: (verb: string, type: string | Message) =>
    error('not_permitted', {
      type: 'PermissionError',
      values: { verb: verbMessage(verb), type: asType(type) },
      title: frameworkMessage('title.not_permitted'),
    }),

  duplicate: (type: string, name: string) =>
    error('duplicate', {
      type: 'DuplicateEntryError',
      values: { type: typeMessage(type), name },
    }),

  /** `subject` lacks the fields; text written by users stays untranslated. */
  mandatory: (subject: string | Message, fields: readonly [Labelled, ...Labelled[]]) =>
    new DialectError({
      code: 'documents.mandatory',
      type: 'MandatoryError',
      messages: [missing(subject, fields[0]), ...fields.slice(1).map((field) => missing(subject, field))],
      title: frameworkMessage('title.missing_fields'),
      field: fields[0].fieldname,
    }),

  timestampMismatch: (type: string, name: string) =>
    error('changed_meanwhile', {
      type: 'TimestampMismatchError',
      values: { type: typeMessage(type), name },
    }),

  linkMissing: (field: Labelled, target: string) =>
    error('link_missing', {
      type: 'LinkValidationError',
      values: { label: labelMessage(field), target },
      field: field.fieldname,
    }),

  unchangeable: (cause: Error) =>
    new DialectError({
      code: 'documents.unchangeable',
      type: 'ValidationError',
      messages: [frameworkMessage('documents.unchangeable', { reason: cause.message })],
      cause,
    }),

  linked: (type: string, name: string, cause: unknown) =>
    error('linked', {
      type: 'LinkExistsError',
      values: { type: typeMessage(type), name },
      cause,
    }),

  linkCancelled: (field: Labelled, target: string) =>
    error('link_cancelled', {
      type: 'CancelledLinkError',
      values: { label: labelMessage(field), target },
      field: field.fieldname,
    }),

  constant: (field: Labelled) =>
    error('constant', {
      type: 'CannotChangeConstantError',
      values: { label: labelMessage(field) },
      field: field.fieldname,
    }),

  readOnly: (field: Labelled) =>
    error('read_only', {
      type: 'ValidationError',
      values: { label: labelMessage(field) },
      field: field.fieldname,
    }),

  dayToCome: (field: Labelled) =>
    error('day_to_come', {
      type: 'ValidationError',
      values: { label: labelMessage(field) },
      field: field.fieldname,
    }),

  notUnique: (field: Labelled) =>
    error('not_unique', {
      type: 'UniqueValidationError',
      values: { label: labelMessage(field) },
      field: field.fieldname,
    }),

  notUniqueTogether: (fields: readonly Labelled[], shown: Labelled) =>
    error('not_unique_together', {
      type: 'UniqueValidationError',
      values: { labels: fields.map(labelMessage) },
      field: shown.fieldname,
    }),
}

const asType = (type: string | Message): Message => (typeof type === 'string' ? typeMessage(type) : type)

function missing(subject: string | Message, field: Labelled): Message {
  return frameworkMessage('documents.mandatory', { subject, label: labelMessage(field) })
}

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

export function problemMessage(field: FieldRules, { name, values }: Problem): Message {
  return frameworkMessage(`validation.${name}`, { ...values, label: labelMessage(field) })
}

export function problemError(field: FieldRules, problem: Problem): DialectError {
  return new DialectError({
    code: `documents.${problem.kind}`,
    type: typeOf(field, problem),
    messages: [problemMessage(field, problem)],
    field: field.fieldname,
  })
}
