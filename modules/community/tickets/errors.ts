import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const ticketErrors = errorCatalogue('tickets', {
  not_found: {
    type: 'DoesNotExistError',
    message: () => 'There is no such registration, or you cannot open it',
  },
  not_confirmed: {
    type: 'ValidationError',
    message: () => 'Tickets are made once the registration is confirmed',
  },
  no_event: { type: 'DoesNotExistError', message: () => 'There is no such event' },
  too_many_marks: {
    type: 'ValidationError',
    message: (most: number) => sentence`At most ${most} notes are taken at once`,
  },
  not_a_mark: {
    type: 'ValidationError',
    message: (place: number) => sentence`Note ${place} of this door cannot be read`,
  },
})
