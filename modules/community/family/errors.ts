import { errorCatalogue } from '#framework/errors'

export const familyErrors = errorCatalogue('family', {
  several_families: {
    type: 'ValidationError',
    message: () => 'Several families have this phone number: choose the family first',
    field: 'family',
  },
  not_your_child: {
    type: 'PermissionError',
    message: () => 'This child is not yours to see, or not to change',
  },
  not_your_family: {
    type: 'PermissionError',
    message: () => 'You cannot change this family',
  },
  which_family: {
    type: 'ValidationError',
    message: () => 'Say of which child or which family',
    field: 'student',
  },
  nothing_new: {
    type: 'ValidationError',
    message: () => 'That is what we have already',
    field: 'value',
  },
  asked_already: {
    type: 'DuplicateEntryError',
    message: () => 'This was asked before, and the office has not decided yet',
  },
  phone_taken: {
    type: 'ValidationError',
    message: () => 'Another guardian of this family has this number',
    field: 'new_value',
  },
  no_answer: {
    type: 'ValidationError',
    message: () => 'Write an answer first: it is told to whoever asked',
    field: 'answer',
  },
  no_way_back: {
    type: 'ValidationError',
    message: () => 'A place at the school is given up at the office',
  },
  no_offer: {
    type: 'ValidationError',
    message: () => 'There is no offered place to answer',
    field: 'student',
  },
  offer_over: {
    type: 'ValidationError',
    message: () => 'This offer has ended. Contact the school office.',
    field: 'student',
  },
  no_export: {
    type: 'DoesNotExistError',
    message: () => 'There is no such file',
  },
  erase_first: {
    type: 'ValidationError',
    message: () => 'An erasure is carried out with the button Erase: it writes down what stays',
  },
  not_to_erase: {
    type: 'ValidationError',
    message: () => 'Only a request for an erasure that was begun can be carried out',
  },
})
