import { errorCatalogue } from '#framework/errors'

export const businessErrors = errorCatalogue('businesses', {
  not_a_gstin: { type: 'ValidationError', message: (text: string) => `${text} is not a valid GSTIN` },
})
