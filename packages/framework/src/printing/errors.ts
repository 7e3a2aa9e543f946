import { typeMessage } from '#framework/doctypes'
import { errorCatalogue } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'

export const printingErrors = errorCatalogue('printing', frameworkMessages.en, {
  not_printable: {
    type: 'ValidationError',
    values: (type: string) => ({ type: typeMessage(type) }),
    field: 'doctype',
  },
  not_named: {
    type: 'MandatoryError',
    field: 'doc',
  },
})
