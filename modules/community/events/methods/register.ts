import { check, phone, text } from '#framework/doctypes'
import { isUsableKey } from '#framework/inputs'
import { anyone, anyValue, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { registerFamily } from '../actions/register-family.ts'
import type { Registered } from '../actions/registering.ts'
import { takeRegistrationTurn } from '../actions/registration-limits.ts'
import { eventErrors } from '../errors.ts'
import { readAnswers, readAttendees } from '../rules/read-attendees.ts'

/** What whoever registers is told: the token opens the registration, for its name opens nothing. */
export function answerOf({ registration, token }: Registered) {
  const { name, state, amount, seats, expires_at } = registration
  return { registration: name, token, state, amount: toDecimal(amount), currency: 'INR', seats, expires_at }
}

/** A family registers for an event, once for each key. */
export const register = method({
  access: anyone,
  input: {
    event: text({ required: true }),
    contact_name: text({ required: true, maxLength: 80 }),
    phone: phone({ required: true }),
    email: text({ format: 'Email' }),
    attendees: anyValue,
    answers: anyValue,
    join_waitlist: check(),
    idempotency_key: text({ required: true }),
  },
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  async run({ input, documents, origin, site }) {
    if (!isUsableKey(input.idempotency_key)) throw eventErrors.short_key()
    const calling = { documents, origin, site }
    await takeRegistrationTurn(calling, input)
    const attendees = readAttendees(input.attendees)
    const answers = readAnswers(input.answers)
    return answerOf(await registerFamily(calling, { ...input, attendees, answers }))
  },
})
