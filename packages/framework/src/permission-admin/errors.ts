import { typeMessage } from '#framework/doctypes'
import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const permissionErrors = errorCatalogue('permissions', frameworkMessages.en, {
  no_such_type: {
    type: 'LinkValidationError',
    values: (name: string) => ({ name }),
  },
  no_such_document: {
    type: 'LinkValidationError',
    values: (type: string, name: string) => ({ type: typeMessage(type), name }),
  },
  no_such_user: { type: 'DoesNotExistError', values: (user: string) => ({ user }) },
  too_many_restrictions: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  one_default: {
    type: 'ValidationError',
    values: (type: string, value: string) => ({ value, type: typeMessage(type) }),
  },
  shared_with_nobody: {
    type: 'ValidationError',
  },
  guarded: {
    type: 'ValidationError',
    values: (type: string) => ({ type: typeMessage(type) }),
  },
  needs_no_grants: {
    type: 'ValidationError',
    values: (role: string) => ({ role }),
  },
  access_is_fixed: {
    type: 'ValidationError',
    field: 'parent',
    values: (type: string) => ({ type: typeMessage(type) }),
  },
  role_has_rules: {
    type: 'LinkExistsError',
    values: (role: string, types: readonly string[]) => ({ role, types: types.join(', ') }),
  },
  not_for_guests: {
    type: 'ValidationError',
    values: (type: string, verb: string) => ({ verb, type: typeMessage(type) }),
  },
})
