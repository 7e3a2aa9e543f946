import { addedWords } from '../../language/added-words.tsx'

export const EventWords = addedWords('events')

/** The words of registering and of tickets, with those of events. */
export const EventRegistrationWords = addedWords('events', 'event-registration')
