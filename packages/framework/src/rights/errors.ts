import { errorCatalogue } from '#framework/errors'

export const rightsErrors = errorCatalogue('rights', {
  no_such_type: {
    type: 'LinkValidationError',
    message: (name: string) => `Could not find a document type called ${name}`,
  },
  no_such_document: {
    type: 'LinkValidationError',
    message: (type: string, name: string) => `Could not find ${type}: ${name}`,
  },
  no_such_user: { type: 'DoesNotExistError', message: (user: string) => `User ${user} not found` },
  too_many_restrictions: {
    type: 'ValidationError',
    message: (most: number) => `A user may have at most ${most} User Permissions`,
  },
  shared_with_nobody: {
    type: 'ValidationError',
    message: () => 'A document is shared either with a user or with everyone',
  },
  guarded: {
    type: 'ValidationError',
    message: (type: string) =>
      `${type} is guarded: it can be shared with single users, and not with everyone`,
  },
  not_for_guests: {
    type: 'ValidationError',
    message: (type: string, verb: string) =>
      `Guests may not ${verb} ${type}: only a type itself can open documents to them`,
  },
})
