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
})
