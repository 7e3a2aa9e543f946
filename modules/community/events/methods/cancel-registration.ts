import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { cancelAttendees } from '../actions/cancel-attendees.ts'
import { registrationOpenedBy } from '../doctypes/event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { shownHeld } from '../actions/shown-held.ts'

function namesIn(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) throw eventErrors.unknown_attendee()
  return value.map(String)
}

/** Whoever holds the token cancels all of it, or some of the people. What was paid for them goes back. */
export const cancelRegistration = method({
  access: anyone,
  input: { token: text({ required: true }), attendees: anyValue },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const found = await registrationOpenedBy(documents, input.token)
    const cancelled = await cancelAttendees(documents.asSystem(), placeOf(context), {
      found,
      names: namesIn(input.attendees),
    })
    return shownHeld(documents, cancelled)
  },
})
