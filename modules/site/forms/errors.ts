import { typeMessage } from '#framework/doctypes'
import { type DialectError, errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import type { MessageValues, Message } from '#meta'
import { messages } from './messages.ts'
import type { FormState } from './form/form-state.rules.ts'

const error = errorFactory('forms', messages.en)

const shared = errorCatalogue('forms', messages.en, {
  not_found: { type: 'DoesNotExistError', values: (route: string) => ({ route }) },
  sent_already: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
  },
  no_editing: { type: 'PermissionError' },
  no_deleting: {
    type: 'PermissionError',
  },
  no_drafts: { type: 'PermissionError' },
  wrong_receipt: {
    type: 'PermissionError',
  },
  wrong_ticket: {
    type: 'PermissionError',
  },
  short_key: shortKey,
  unreadable_data: { type: 'DataError' },
  too_long: { type: 'CharacterLengthExceededError' },
  only_names: {
    type: 'PermissionError',
    values: (type: string) => ({ type: typeMessage(type) }),
  },
  not_asked: {
    type: 'DoesNotExistError',
    values: (field: string) => ({ field }),
  },
  broken: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
  },
})

type Key = Parameters<typeof error>[0]

const withField = (key: Key, values: MessageValues, field: string): DialectError =>
  error(key, { type: 'ValidationError', values, field })

const closedKeys = {
  'not open yet': 'not_open_yet',
  closed: 'closed',
  'sign in': 'sign_in',
  full: 'full',
} as const satisfies Record<Exclude<FormState, 'open'>, Key>

export const formsErrors = {
  ...shared,
  notOpen: (state: Exclude<FormState, 'open'>, title: string) =>
    error(closedKeys[state], {
      type: state === 'sign in' ? 'PermissionError' : 'ValidationError',
      values: { title },
    }),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
  unknown_field: (title: string, field: string) => withField('unknown_field', { title, field }, field),
  foreign_file: (label: Message | string, field: string) => withField('foreign_file', { label }, field),
  definition: (problem: Message, field: string) =>
    error('definition', { type: 'ValidationError', messages: [problem], field }),
}
