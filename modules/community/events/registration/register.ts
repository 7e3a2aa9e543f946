import pLimit from 'p-limit'
import type { Context, Site } from '#framework/context'
import { check, text } from '#framework/doctypes'
import { isUsableKey, ownedKey } from '#framework/idempotency'
import { anyone, anyValue, method } from '#framework/modules'
import { toDecimal } from '#meta'
import type { Documents } from '#framework/documents'
import { DialectError, isUniqueViolation } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { networkOf, consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { isGuest } from '#framework/permissions'
import { EventRegistration, pickRegistrant, registrantFields } from './event-registration.doctype.ts'
import { readEventWithSeats, type EventWithSeats, lockEvent } from '../seats/event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'
import {
  checkAnswers,
  checkAttendees,
  registrantQuestions,
  type CheckedAttendee,
} from '../attendee/check-attendees.ts'
import {
  countTickets,
  type TicketTotals,
  fitsWithinCapacity,
  findShortage,
  type Shortage,
  isWaitlistActive,
} from '../seats/seats.rules.ts'
import type { RegistrationState } from './event-registration.states.ts'
import { registrationWindowAt } from '../event/registration-window.rules.ts'
import { fillInChildren, type OwnChildren, readOwnChildren } from '../attendee/own-children.ts'
import type { Registrant, RegistrationDoc } from './event-registration.queries.ts'
import { type AttendeeInput, parseAnswers, parseAttendees } from '../attendee/parse-attendees.ts'
import { deriveToken } from '#framework/encryption'

const MINUTE = 60

/** Rate limits: high per IP address, which a school or a carrier shares, low per phone number. */
const MAX_PER_PHONE = 10
const MAX_PER_ADDRESS = 600
const MAX_PER_USER = 30

async function consumeRegistrationRateLimit(
  { documents, origin, site }: Context,
  { phone, event }: { readonly phone: string; readonly event: string },
): Promise<void> {
  const { caller } = documents
  const callerLimit: RateLimit = isGuest(caller)
    ? {
        key: `registers from ${networkOf(origin.address) ?? 'here'}`,
        most: MAX_PER_ADDRESS,
        seconds: MINUTE,
      }
    : { key: `registers ${caller.user}`, most: MAX_PER_USER, seconds: MINUTE }
  const limits = [{ key: `registers ${phone} ${event}`, most: MAX_PER_PHONE, seconds: MINUTE }, callerLimit]
  const retryAfter = await consumeRateLimit(site.database.kysely, limits, documents.now)
  if (retryAfter !== null) throw eventErrors.too_many(retryAfter)
}

function requireOpen(event: EventWithSeats, { caller, now }: Documents): void {
  if (event.published === 0 || event.visibility === 'class') throw eventErrors.unknown_event()
  if (event.visibility === 'members' && !caller.roles.has('Member'))
    throw isGuest(caller) ? eventErrors.sign_in() : eventErrors.members_only()
  const window = registrationWindowAt(event, now)
  if (window === 'over') throw eventErrors.over(event.title)
  if (event.registration_link !== null) throw eventErrors.elsewhere(event.title)
  if (window === 'closed') throw eventErrors.closed(event.title)
}

function refuseFull(event: EventWithSeats, shortage: Shortage | null): never {
  if (shortage?.kind === 'tickets') throw eventErrors.full_ticket(shortage.label, shortage.left)
  throw eventErrors.full(event.title, shortage?.left ?? 0)
}

function initialState(
  event: EventWithSeats,
  totals: TicketTotals,
  joinsWaitlist: boolean,
): RegistrationState {
  const shortage = findShortage(event, totals)
  if (shortage === null && !isWaitlistActive(event)) return totals.amount > 0 ? 'reserved' : 'confirmed'
  if (event.has_waitlist === 1 && joinsWaitlist && fitsWithinCapacity(event, totals)) return 'waitlisted'
  return refuseFull(event, shortage)
}

interface RegistrationPlan {
  readonly attendees: readonly CheckedAttendee[]
  readonly answers: string | null
  readonly state: RegistrationState
}

interface RegistrationRequest {
  readonly sent: RegistrationInput
  readonly children: OwnChildren
}

function planRegistration(
  event: EventWithSeats,
  documents: Documents,
  { sent, children }: RegistrationRequest,
): RegistrationPlan {
  requireOpen(event, documents)
  const attendees = checkAttendees(event, fillInChildren(sent.attendees, children, event.start_date))
  const answers = checkAnswers(registrantQuestions(event), sent.answers, (label) => `answers.${label}`)
  const totals = countTickets(attendees, event)
  return { attendees, answers, state: initialState(event, totals, sent.join_waitlist === 1) }
}

/** Validates before the lock, so that an invalid or late registration does not wait for others. */
async function validateBeforeLocking(
  documents: Documents,
  registrationRequest: RegistrationRequest,
): Promise<void> {
  const event = await readEventWithSeats(documents, registrationRequest.sent.event)
  if (!event) throw eventErrors.unknown_event()
  planRegistration(event, documents, registrationRequest)
}

async function insertRegistration(
  caller: Documents,
  registrationRequest: RegistrationRequest,
  token: string,
): Promise<RegistrationResult> {
  const { sent } = registrationRequest
  const documents = caller.asSystemFor(caller.caller.user)
  const event = await lockEvent(documents, sent.event)
  const { attendees, answers, state } = planRegistration(event, caller, registrationRequest)
  const registration = await documents.insert(EventRegistration, {
    ...{ event: event.name, state, ...pickRegistrant(sent), attendees, answers },
    user: isGuest(caller.caller) ? null : caller.caller.user,
    token_hash: hashSecret(token),
    idempotency_key: ownedKey(caller.caller.user, sent.idempotency_key),
  })
  return { registration, token }
}

/**
 * Concurrent registrations wait here and not in the database, which leaves connections for readers. Eight suffice to
 * use the seats' lock fully.
 */
const limitConcurrency = pLimit(8)

/**
 * Registers a family once per key, in one transaction under the seats' lock. A refused repeat returns the first result,
 * even when no seats are left.
 */
async function registerFamily(
  { documents, site }: Context,
  sent: RegistrationInput,
): Promise<RegistrationResult> {
  const token = await registrationToken(site, documents, sent)
  const findEarlier = () =>
    site.read(documents.caller, (inside) => findEarlierRegistration(inside, sent, token))
  try {
    const registrationRequest = { sent, children: await readOwnChildren(documents, sent.attendees) }
    await validateBeforeLocking(documents, registrationRequest)
    return await limitConcurrency(() =>
      site.write(documents.caller, (inside) => insertRegistration(inside, registrationRequest, token)),
    )
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    const earlier = await findEarlier()
    if (earlier !== null) return earlier
    throw isUniqueViolation(error) ? eventErrors.other_content() : error
  }
}

/**
 * Derives the registration's token from the whole call, so that a repeated call gets the same token. Another caller, or
 * a guest who knows only the key, gets another token.
 */
function registrationToken(
  site: Site,
  { caller }: Documents,
  { idempotency_key: key, ...sent }: RegistrationInput,
): Promise<string> {
  return deriveToken(site, 'event registration', [caller.user, key, JSON.stringify(sent)])
}

/** Returns the registration of an earlier identical call with the same key; null without one. */
async function findEarlierRegistration(
  documents: Documents,
  sent: RegistrationInput,
  token: string,
): Promise<RegistrationResult | null> {
  const system = documents.asSystem()
  const key = ownedKey(documents.caller.user, sent.idempotency_key)
  const [found] = await system.find(EventRegistration, { where: { idempotency_key: key }, fields: ['name'] })
  if (!found) return null
  const registration = await system.get(EventRegistration, found.name)
  if (registration.token_hash !== hashSecret(token)) throw eventErrors.other_content()
  return { registration, token }
}

/** Response to the registrant: the token opens the registration, the name alone does not. */
export function registrationResponse({ registration, token }: RegistrationResult) {
  const { name, state, amount, seats, expires_at } = registration
  return { registration: name, token, state, amount: toDecimal(amount), currency: 'INR', seats, expires_at }
}

/** Registers a family for an event, once per key. */
export const register = method({
  access: anyone,
  input: {
    event: text({ required: true }),
    ...registrantFields(true),
    attendees: anyValue,
    answers: anyValue,
    join_waitlist: check(),
    idempotency_key: text({ required: true }),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, ctx }) {
    if (!isUsableKey(input.idempotency_key)) throw eventErrors.short_key()
    await consumeRegistrationRateLimit(ctx, input)
    const attendees = parseAttendees(input.attendees)
    const answers = parseAnswers(input.answers)
    return registrationResponse(await registerFamily(ctx, { ...input, attendees, answers }))
  },
})

interface RegistrationInput extends Registrant {
  readonly event: string
  readonly attendees: readonly AttendeeInput[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly join_waitlist: 0 | 1
  readonly idempotency_key: string
}

interface RegistrationResult {
  readonly registration: RegistrationDoc
  readonly token: string
}
