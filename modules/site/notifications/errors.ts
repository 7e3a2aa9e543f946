import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const notificationErrors = errorCatalogue('notifications', messages.en, {
  stray_braces: {
    type: 'ValidationError',
  },
  half_quiet: { type: 'ValidationError' },
  not_a_time_zone: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
  },
  too_many_people: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
  },
  being_sent: { type: 'ValidationError' },
  secret_deleted: {
    type: 'ValidationError',
  },
  not_a_push_address: {
    type: 'ValidationError',
  },
  wrong_link: { type: 'PermissionError' },
  wrong_key: { type: 'PermissionError' },
  not_a_choice: {
    type: 'ValidationError',
  },
})
