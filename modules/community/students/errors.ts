import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('students', messages.en)

const shared = errorCatalogue('students', messages.en, {
  maybe_double: {
    type: 'ValidationError',
    field: 'duplicate_check',
  },
  same_child: {
    type: 'ValidationError',
    field: 'duplicate_check',
  },
  no_class: {
    type: 'ValidationError',
    field: 'class',
  },
  class_closed: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
    field: 'class',
  },
  class_full: {
    type: 'ValidationError',
    values: (name: string, capacity: number) => ({ name, capacity }),
    field: 'class',
  },
  enrolled_before: {
    type: 'DuplicateEntryError',
  },
  year_upside_down: {
    type: 'ValidationError',
    field: 'ends_on',
  },
  own_next_class: {
    type: 'ValidationError',
    field: 'next_class',
  },
  ages_upside_down: {
    type: 'ValidationError',
    field: 'to_age',
  },
  fixed_child: {
    type: 'ValidationError',
    field: 'academic_year',
  },
})

export const studentErrors = {
  ...shared,
  too_old: (field: string, years: number) =>
    error('too_old', { type: 'ValidationError', values: { years }, field }),
  no_consent: () => error('no_consent', { type: 'ValidationError', field: 'agrees_to_records' }),
}
