import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { lockRegistration, resolveRegistration } from '../registration/event-registration.queries.ts'
import { eventErrors } from '../errors.ts'
import { registrationResponse } from '../registration/register.ts'

/**
 * Accepts the seats offered from the waiting list. Free seats are confirmed, and priced seats are held until they are
 * paid.
 */
export const acceptOffer = method({
  access: anyone,
  input: { token: text({ required: true }) },
  methods: ['POST'],
  async run({ input: { token }, documents }) {
    const system = documents.asSystem()
    const found = await resolveRegistration(documents, token)
    const { registration, event } = await lockRegistration(system, found)
    const { state, amount, expires_at } = registration
    const isExpired = expires_at !== null && expires_at <= event.clock
    if (state !== 'offered' || isExpired) throw eventErrors.not_offered()
    const accepted = await system.save(EventRegistration, found.name, {
      state: amount > 0 ? 'reserved' : 'confirmed',
    })
    return registrationResponse({ registration: accepted, token })
  },
})
