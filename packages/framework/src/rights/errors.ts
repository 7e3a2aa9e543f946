import { errorCatalogue } from '#framework/errors'
import { sentence, term } from '#meta'

export const rightsErrors = errorCatalogue('rights', {
  no_such_type: {
    type: 'LinkValidationError',
    message: (name: string) => sentence`Could not find a document type called ${name}`,
  },
  no_such_document: {
    type: 'LinkValidationError',
    message: (type: string, name: string) => sentence`Could not find ${term(type)}: ${name}`,
  },
  no_such_user: { type: 'DoesNotExistError', message: (user: string) => sentence`User ${user} not found` },
  too_many_restrictions: {
    type: 'ValidationError',
    message: (most: number) => sentence`A user may have at most ${most} User Permissions`,
  },
  one_default: {
    type: 'ValidationError',
    message: (type: string, value: string) =>
      sentence`The user starts with ${value} already: only one ${term(type)} can be the default`,
  },
  shared_with_nobody: {
    type: 'ValidationError',
    message: () => 'A document is shared either with a user or with everyone',
  },
  guarded: {
    type: 'ValidationError',
    message: (type: string) =>
      sentence`${term(type)} is guarded: it can be shared with single users, and not with everyone`,
  },
  needs_no_grants: {
    type: 'ValidationError',
    message: (role: string) => sentence`${role} may do everything: nothing is given to it or taken from it`,
  },
  access_is_fixed: {
    type: 'ValidationError',
    field: 'parent',
    message: (type: string) => sentence`Access to ${term(type)} is fixed. Choose another document type.`,
  },
  role_has_rules: {
    type: 'LinkExistsError',
    message: (role: string, types: readonly string[]) =>
      sentence`The role ${role} is in use: rules of ${types.join(', ')} speak of it. Delete them first, or switch the role off.`,
  },
  not_for_guests: {
    type: 'ValidationError',
    message: (type: string, verb: string) =>
      sentence`Guests may not ${verb} ${term(type)}: only a type itself can open documents to them`,
  },
})
