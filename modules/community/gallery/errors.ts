import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const galleryErrors = errorCatalogue('gallery', messages.en, {
  nothing_to_show: {
    type: 'ValidationError',
    values: (row: number) => ({ row }),
  },
  more_than_one: {
    type: 'ValidationError',
    values: (row: number) => ({ row }),
  },
  wrong_address: {
    type: 'ValidationError',
    values: (row: number) => ({ row }),
  },
  no_class: {
    type: 'ValidationError',
  },
  unknown_picture: {
    type: 'ValidationError',
  },
  unknown_person: {
    type: 'ValidationError',
  },
  no_people_chosen: { type: 'ValidationError' },
  too_many_named: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  denied_upload: {
    type: 'ValidationError',
  },
  unknown_file: {
    type: 'ValidationError',
  },
})
