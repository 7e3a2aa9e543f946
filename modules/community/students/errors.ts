import { DialectError, errorCatalogue } from '#framework/errors'
import { sentence, term, type Said } from '#meta'

function atField(code: string, message: Said, field: string): DialectError {
  return new DialectError({ code: `students.${code}`, type: 'ValidationError', messages: [message], field })
}

const shared = errorCatalogue('students', {
  maybe_double: {
    type: 'ValidationError',
    message: () => 'This child may be registered twice. Check it first: another child, or the same?',
    field: 'duplicate_check',
  },
  same_child: {
    type: 'ValidationError',
    message: () => 'This child has another registration: go on with that one',
    field: 'duplicate_check',
  },
  no_class: {
    type: 'ValidationError',
    message: () => 'Choose the class and the year first',
    field: 'class',
  },
  class_closed: {
    type: 'ValidationError',
    message: (name: string) => sentence`No places are given in ${name}`,
    field: 'class',
  },
  class_full: {
    type: 'ValidationError',
    message: (name: string, capacity: number) => sentence`${name} is full: all ${capacity} places are given`,
    field: 'class',
  },
  enrolled_before: {
    type: 'DuplicateEntryError',
    message: () => 'This child is enrolled for this year already',
  },
  year_upside_down: {
    type: 'ValidationError',
    message: () => 'A year ends after it begins',
    field: 'ends_on',
  },
  own_next_class: {
    type: 'ValidationError',
    message: () => 'A class does not lead to itself',
    field: 'next_class',
  },
  ages_upside_down: {
    type: 'ValidationError',
    message: () => 'The youngest age cannot be above the oldest',
    field: 'to_age',
  },
  fixed_child: {
    type: 'ValidationError',
    message: () => 'Another year comes by promotion, and not by hand',
    field: 'academic_year',
  },
})

export const studentErrors = {
  ...shared,
  too_old: (label: string, field: string, years: number) =>
    atField('too_old', sentence`${term(label)}: more than ${years} years ago cannot be right`, field),
  no_consent: () =>
    atField(
      'no_consent',
      'Without your consent the school cannot keep what this form says',
      'agrees_to_records',
    ),
}
