import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const statementErrors = errorCatalogue('statements', messages.en, {
  period: { type: 'ValidationError', field: 'from' },
  too_long: { type: 'ValidationError', field: 'from' },
})
