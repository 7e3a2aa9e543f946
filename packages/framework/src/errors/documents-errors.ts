import { sentence, term, type Sentence } from '#meta'
import { DialectError } from './dialect-error.ts'

/** The errors that every document type shares. The wording is the dialect's where clients read it. */
export const documentErrors = {
  unknownDocType: (name: string) =>
    new DialectError({
      code: 'documents.unknown_type',
      type: 'DoesNotExistError',
      messages: [sentence`DocType ${name} not found`],
    }),

  notFound: (type: string, name: string) =>
    new DialectError({
      code: 'documents.not_found',
      type: 'DoesNotExistError',
      messages: [sentence`${term(type)} ${name} not found`],
    }),

  notPermitted: (verb: string, type: string) =>
    new DialectError({
      code: 'documents.not_permitted',
      type: 'PermissionError',
      messages: [sentence`No permission to ${term(verb)} ${term(type)}`],
      title: 'Not Permitted',
    }),

  duplicate: (type: string, name: string) =>
    new DialectError({
      code: 'documents.duplicate',
      type: 'DuplicateEntryError',
      messages: [sentence`${term(type)} ${name} already exists`],
    }),

  mandatory: (type: string, fields: readonly [MissingField, ...MissingField[]]) =>
    new DialectError({
      code: 'documents.mandatory',
      type: 'MandatoryError',
      messages: [missing(type, fields[0]), ...fields.slice(1).map((field) => missing(type, field))],
      title: 'Missing Fields',
      field: fields[0].fieldname,
    }),

  timestampMismatch: (type: string, name: string) =>
    new DialectError({
      code: 'documents.changed_meanwhile',
      type: 'TimestampMismatchError',
      messages: [
        sentence`${term(type)} ${name} has been modified after you have opened it. Please refresh to get the latest document.`,
      ],
    }),

  linkMissing: (label: string, target: string, field: string) =>
    new DialectError({
      code: 'documents.link_missing',
      type: 'LinkValidationError',
      messages: [sentence`Could not find ${term(label)}: ${target}`],
      field,
    }),

  /** The rule of the database says it in words. */
  unchangeable: (cause: Error) =>
    new DialectError({
      code: 'documents.unchangeable',
      type: 'ValidationError',
      messages: [cause.message],
      cause,
    }),

  linked: (type: string, name: string, cause: unknown) =>
    new DialectError({
      code: 'documents.linked',
      type: 'LinkExistsError',
      messages: [sentence`Cannot delete ${term(type)} ${name} because other documents link to it`],
      cause,
    }),

  linkCancelled: (label: string, target: string, field: string) =>
    new DialectError({
      code: 'documents.link_cancelled',
      type: 'CancelledLinkError',
      messages: [sentence`${term(label)}: ${target} is cancelled`],
      field,
    }),

  constant: (label: string, field: string) =>
    new DialectError({
      code: 'documents.constant',
      type: 'CannotChangeConstantError',
      messages: [sentence`Value cannot be changed for ${term(label)}`],
      field,
    }),

  readOnly: (label: string, field: string) =>
    new DialectError({
      code: 'documents.read_only',
      type: 'ValidationError',
      messages: [sentence`${term(label)} is set automatically and cannot be changed`],
      field,
    }),

  dayToCome: (label: string, field: string) =>
    new DialectError({
      code: 'documents.day_to_come',
      type: 'ValidationError',
      messages: [sentence`${term(label)} cannot be in the future`],
      field,
    }),

  notUnique: (label: string, field: string) =>
    new DialectError({
      code: 'documents.not_unique',
      type: 'UniqueValidationError',
      messages: [sentence`${term(label)} must be unique`],
      field,
    }),

  notUniqueTogether: (labels: readonly string[], field: string) =>
    new DialectError({
      code: 'documents.not_unique_together',
      type: 'UniqueValidationError',
      messages: [sentence`Another one has the same ${labels.map(term)} already`],
      field,
    }),
}

interface MissingField {
  readonly fieldname: string
  readonly label: string
}

function missing(type: string, field: MissingField): Sentence {
  return sentence`Error: Value missing for ${term(type)}: ${term(field.label)}`
}
