import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { cancelAttendees } from './cancel-attendees.ts'
import { resolveRegistration } from './event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { readRegistrationForViewer } from './registration-for-viewer.ts'

function parseAttendeeNames(value: unknown): readonly string[] | null {
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
    const found = await resolveRegistration(documents, input.token)
    const cancelled = await cancelAttendees(documents.asSystem(), context, {
      found,
      names: parseAttendeeNames(input.attendees),
    })
    return readRegistrationForViewer(documents, cancelled)
  },
})
