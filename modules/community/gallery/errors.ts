import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const galleryErrors = errorCatalogue('gallery', {
  nothing_to_show: {
    type: 'ValidationError',
    message: (row: number) => sentence`Row ${row}: choose a picture, a video or a page to show`,
  },
  more_than_one: {
    type: 'ValidationError',
    message: (row: number) =>
      sentence`Row ${row}: one row shows one thing; put the other in a row of its own`,
  },
  wrong_address: {
    type: 'ValidationError',
    message: (row: number) =>
      sentence`Row ${row}: videos and pages come from https:// or from uploaded files`,
  },
  no_class: {
    type: 'ValidationError',
    message: () => 'Choose the class whose families see this album',
  },
  unknown_picture: {
    type: 'ValidationError',
    message: () => 'One of these pictures is not in this album any more. Look at the album again.',
  },
  unknown_person: {
    type: 'ValidationError',
    message: () => 'One of these people is not on the list of this album',
  },
  nobody_named: { type: 'ValidationError', message: () => 'Choose pictures, and people in them' },
  too_many_named: {
    type: 'ValidationError',
    message: (most: number) => sentence`Choose at most ${most} pictures and as many people at once`,
  },
  denied_upload: {
    type: 'ValidationError',
    message: () =>
      'This picture shows somebody who has not agreed to be shown. It cannot be uploaded until they agree.',
  },
  unknown_file: {
    type: 'ValidationError',
    message: () => 'One of these files is not there, or is not yours to show',
  },
})
