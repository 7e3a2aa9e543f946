import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const businessErrors = errorCatalogue('businesses', {
  not_a_gstin: { type: 'ValidationError', message: (text: string) => sentence`${text} is not a valid GSTIN` },
})
