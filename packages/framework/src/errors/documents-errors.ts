import { DialectError } from './dialect-error.ts'

/** The errors that every document type shares. The wording is the dialect's where clients read it. */
export const documentErrors = {
  unknownDocType: (name: string) =>
    new DialectError({
      code: 'documents.unknown_type',
      type: 'DoesNotExistError',
      messages: [`DocType ${name} not found`],
    }),

  notFound: (type: string, name: string) =>
    new DialectError({
      code: 'documents.not_found',
      type: 'DoesNotExistError',
      messages: [`${type} ${name} not found`],
    }),

  notPermitted: (verb: string, type: string) =>
    new DialectError({
      code: 'documents.not_permitted',
      type: 'PermissionError',
      messages: [`No permission to ${verb} ${type}`],
      title: 'Not Permitted',
    }),

  duplicate: (type: string, name: string) =>
    new DialectError({
      code: 'documents.duplicate',
      type: 'DuplicateEntryError',
      messages: [`${type} ${name} already exists`],
    }),

  mandatory: (type: string, fields: readonly [MissingField, ...MissingField[]]) =>
    new DialectError({
      code: 'documents.mandatory',
      type: 'MandatoryError',
      messages: [sentence(type, fields[0]), ...fields.slice(1).map((field) => sentence(type, field))],
      title: 'Missing Fields',
      field: fields[0].fieldname,
    }),

  timestampMismatch: (type: string, name: string) =>
    new DialectError({
      code: 'documents.changed_meanwhile',
      type: 'TimestampMismatchError',
      messages: [
        `${type} ${name} has been modified after you have opened it. Please refresh to get the latest document.`,
      ],
    }),

  linkMissing: (label: string, target: string, field: string) =>
    new DialectError({
      code: 'documents.link_missing',
      type: 'LinkValidationError',
      messages: [`Could not find ${label}: ${target}`],
      field,
    }),

  linked: (type: string, name: string, cause: unknown) =>
    new DialectError({
      code: 'documents.linked',
      type: 'LinkExistsError',
      messages: [`Cannot delete ${type} ${name} because other documents link to it`],
      cause,
    }),

  linkCancelled: (label: string, target: string, field: string) =>
    new DialectError({
      code: 'documents.link_cancelled',
      type: 'CancelledLinkError',
      messages: [`${label}: ${target} is cancelled`],
      field,
    }),

  constant: (label: string, field: string) =>
    new DialectError({
      code: 'documents.constant',
      type: 'CannotChangeConstantError',
      messages: [`Value cannot be changed for ${label}`],
      field,
    }),

  notUnique: (label: string, field: string) =>
    new DialectError({
      code: 'documents.not_unique',
      type: 'UniqueValidationError',
      messages: [`${label} must be unique`],
      field,
    }),
}

interface MissingField {
  readonly fieldname: string
  readonly label: string
}

function sentence(type: string, field: MissingField): string {
  return `Error: Value missing for ${type}: ${field.label}`
}
