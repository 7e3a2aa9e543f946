import { errorCatalogue } from '#framework/errors'

export const jobErrors = errorCatalogue('jobs', {
  gone: { type: 'DoesNotExistError', message: () => 'This opening is not there any more' },
  closed: {
    type: 'ValidationError',
    message: () => 'This opening is closed: nobody can apply any more',
    field: 'opening',
  },
  closes_in_the_past: {
    type: 'ValidationError',
    message: () => 'The last day to apply must not be over',
    field: 'closes_on',
  },
  foreign_resume: {
    type: 'ValidationError',
    message: () => 'Upload your résumé with this application, as a private file',
    field: 'resume',
  },
  no_application: { type: 'DoesNotExistError', message: () => 'You have no such application' },
  already_decided: {
    type: 'ValidationError',
    message: () => 'This was decided already. Please write to the office.',
  },
  no_alert: { type: 'DoesNotExistError', message: () => 'You have no such alert' },
  no_such_category: {
    type: 'ValidationError',
    message: () => 'Choose a kind of work that is there',
    field: 'category',
  },
  too_many_alerts: { type: 'ValidationError', message: () => 'Ten alerts are as many as there can be' },
})
