import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { readEventWithSeats, type EventWithSeats, type EventQuestionRow } from './event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'
import { seatsLeft, ticketsLeft, isWaitlistActive, availabilityState } from './seats.rules.ts'

const fieldtypes = { text: 'Data', choice: 'Select', 'yes or no': 'Check' } as const

function formQuestion({ label, answer_type, options, is_required, respondent }: EventQuestionRow) {
  const per = respondent === 'everyone who comes' ? ('attendee' as const) : ('order' as const)
  return { label, fieldtype: fieldtypes[answer_type], options, required: is_required, per }
}

/** Free seats belong to the waiting list first, so a new registrant sees none. */
function ticketTypesWithSeats(event: EventWithSeats) {
  return event.ticket_types.map((ticket) => {
    const { label, price, seats_per_ticket, min_age, max_age } = ticket
    const left = isWaitlistActive(event) ? 0 : ticketsLeft(event, ticket)
    return { label, price: toDecimal(price), seats_per_ticket, left, min_age, max_age }
  })
}

/** Returns free seats and the registration form of an event. Amounts are decimals. One statement. */
export const getPlaces = method({
  access: anyone,
  input: { event: text({ required: true }) },
  reads: true,
  async run({ input, documents }) {
    const event = await readEventWithSeats(documents, input.event)
    const isMember = documents.caller.roles.has('Member')
    const isVisible = event?.visibility === 'public' || (event?.visibility === 'members' && isMember)
    if (event?.published !== 1 || !isVisible) throw eventErrors.unknown_event()
    const { capacity, waiting, price, questions, closes_at, has_waitlist } = event
    return {
      capacity,
      left: isWaitlistActive(event) ? 0 : seatsLeft(event),
      waiting,
      has_waitlist,
      price: price === null ? null : toDecimal(price),
      ticket_types: ticketTypesWithSeats(event),
      questions: questions.map(formQuestion),
      closes_at,
      state: availabilityState(event, documents.now),
    }
  },
})
