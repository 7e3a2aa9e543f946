import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const notificationErrors = errorCatalogue('notifications', {
  stray_braces: {
    type: 'ValidationError',
    message: () => 'A value is written {{ name }}: two braces on each side, small letters between them',
  },
  half_quiet: { type: 'ValidationError', message: () => 'Quiet hours need a beginning and an end' },
  not_a_time_zone: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a time zone like Asia/Kolkata`,
  },
  too_many_people: {
    type: 'ValidationError',
    message: (most: number) => sentence`At most ${most} people can be told at once`,
  },
  being_sent: { type: 'ValidationError', message: () => 'This message is on its way already' },
  secret_gone: {
    type: 'ValidationError',
    message: () => 'What was secret in this message is not kept any more; a new one has to be asked for',
  },
  not_a_push_address: {
    type: 'ValidationError',
    message: () => 'This is not the address of a push service',
  },
  wrong_key: { type: 'PermissionError', message: () => 'The key is wrong, or none is set' },
  not_a_choice: {
    type: 'ValidationError',
    message: () => 'Messages that somebody asked for to come in cannot be turned off',
  },
})
