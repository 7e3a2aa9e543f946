import { addedMessages } from '../../language/added-messages.tsx'

export const EventMessages = addedMessages('events')

/** The words of registering and of tickets, with those of events. */
export const EventRegistrationMessages = addedMessages('events', 'event-registration')
