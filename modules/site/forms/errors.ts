import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { sentence, term, type Said } from '#meta'
import type { FormState } from './rules/form-state.ts'

const shared = errorCatalogue('forms', {
  not_found: { type: 'DoesNotExistError', message: (route: string) => sentence`There is no form ${route}` },
  sent_already: {
    type: 'ValidationError',
    message: (title: string) => sentence`You have sent ${title} already`,
  },
  no_editing: { type: 'PermissionError', message: () => 'What was sent with this form cannot be changed' },
  no_deleting: {
    type: 'PermissionError',
    message: () => 'What was sent with this form cannot be taken back',
  },
  no_drafts: { type: 'PermissionError', message: () => 'This form keeps no drafts' },
  wrong_receipt: {
    type: 'PermissionError',
    message: () => 'This receipt does not open the document, or no longer',
  },
  wrong_ticket: {
    type: 'PermissionError',
    message: () => 'Files can no longer be uploaded with this ticket',
  },
  short_key: shortKey,
  unreadable_data: { type: 'DataError', message: () => 'data must be a JSON object of fields and values' },
  too_long: { type: 'CharacterLengthExceededError', message: () => 'This is more than a form can take' },
  only_names: {
    type: 'PermissionError',
    message: (type: string) => sentence`Of ${term(type)} only the names that a form needs are told`,
  },
  not_asked: {
    type: 'DoesNotExistError',
    message: (field: string) => sentence`The form asks for no link ${field}`,
  },
  broken: {
    type: 'ValidationError',
    message: (title: string) => sentence`A condition of ${title} cannot be answered. Please tell the office.`,
  },
})

const sentences: Record<Exclude<FormState, 'open'>, (title: string) => Said> = {
  'not open yet': (title) => sentence`${title} is not open yet`,
  closed: (title) => sentence`${title} is closed`,
  'sign in': (title) => sentence`Please sign in to fill in ${title}`,
  full: (title) => sentence`${title} has taken all that it can take`,
}

const codes: Record<Exclude<FormState, 'open'>, string> = {
  'not open yet': 'forms.not_open_yet',
  closed: 'forms.closed',
  'sign in': 'forms.sign_in',
  full: 'forms.full',
}

function withField(code: string, message: Said, field: string): DialectError {
  return new DialectError({ code: `forms.${code}`, type: 'ValidationError', messages: [message], field })
}

export const formsErrors = {
  ...shared,
  notOpen: (state: Exclude<FormState, 'open'>, title: string) =>
    new DialectError({
      code: codes[state],
      type: state === 'sign in' ? 'PermissionError' : 'ValidationError',
      messages: [sentences[state](title)],
    }),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'forms.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
  unknown_field: (title: string, field: string) =>
    withField('unknown_field', sentence`${title} does not ask for ${field}`, field),
  foreign_file: (label: string, field: string) =>
    withField('foreign_file', sentence`${term(label)}: upload the file with this form`, field),
  definition: (message: Said, field: string) => withField('definition', message, field),
}
