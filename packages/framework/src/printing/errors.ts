import { errorCatalogue } from '#framework/errors'
import { sentence, term } from '#meta'

export const printingErrors = errorCatalogue('printing', {
  no_paper: {
    type: 'ValidationError',
    message: (type: string) => sentence`${term(type)} has no paper to print`,
    field: 'doctype',
  },
  not_named: {
    type: 'MandatoryError',
    message: () => 'Say which document is to be printed',
    field: 'doc',
  },
})
