import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import {
  readEventNow,
  type EventNow,
  type EventQuestionAsked,
} from '../doctypes/registration-event.queries.ts'
import { eventErrors } from '../errors.ts'
import { seatsLeft, ticketsLeft } from '../rules/event-places.ts'
import { isQueued, placesState } from '../rules/places-state.ts'

const fieldtypes = { text: 'Data', choice: 'Select', 'yes or no': 'Check' } as const

function shownQuestion({ label, answer_type, options, is_required, asked_of }: EventQuestionAsked) {
  const per = asked_of === 'everyone who comes' ? ('attendee' as const) : ('order' as const)
  return { label, fieldtype: fieldtypes[answer_type], options, required: is_required, per }
}

/** While somebody waits, what is free is his: whoever comes now finds nothing left. */
function shownTickets(event: EventNow) {
  return event.ticket_types.map((ticket) => {
    const { label, price, seats_per_ticket, min_age, max_age } = ticket
    const left = isQueued(event) ? 0 : ticketsLeft(event, ticket)
    return { label, price: toDecimal(price), seats_per_ticket, left, min_age, max_age }
  })
}

/** What is left of an event now, and what is asked of whoever registers. Amounts are decimals. One statement. */
export const getPlaces = method({
  access: anyone,
  input: { event: text({ required: true }) },
  reads: true,
  async run({ input, documents }) {
    const event = await readEventNow(documents, input.event)
    const isMember = documents.caller.roles.has('Member')
    const isShown = event?.visibility === 'public' || (event?.visibility === 'members' && isMember)
    if (event?.published !== 1 || !isShown) throw eventErrors.unknown_event()
    const { capacity, waiting, price, questions, closes_at, has_waitlist } = event
    return {
      capacity,
      left: isQueued(event) ? 0 : seatsLeft(event),
      waiting,
      has_waitlist,
      price: price === null ? null : toDecimal(price),
      ticket_types: shownTickets(event),
      questions: questions.map(shownQuestion),
      closes_at,
      state: placesState(event, documents.now),
    }
  },
})
