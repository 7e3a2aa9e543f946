import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const jobErrors = errorCatalogue('jobs', messages.en, {
  not_available: { type: 'DoesNotExistError' },
  closed: {
    type: 'ValidationError',
    field: 'opening',
  },
  closes_in_the_past: {
    type: 'ValidationError',
    field: 'closes_on',
  },
  foreign_resume: {
    type: 'ValidationError',
    field: 'resume',
  },
  no_application: { type: 'DoesNotExistError' },
  already_decided: {
    type: 'ValidationError',
  },
  no_alert: { type: 'DoesNotExistError' },
  no_such_category: {
    type: 'ValidationError',
    field: 'category',
  },
  too_many_alerts: { type: 'ValidationError' },
})
