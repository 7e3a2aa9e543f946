import { check, phone, text } from '#framework/doctypes'
import { isUsableKey, ownedKey } from '#framework/inputs'
import { anyone, anyValue, method, type Origin, type Surroundings } from '#framework/modules'
import { toDecimal } from '#meta'
import type { Documents } from '#framework/documents'
import { DialectError, isTakenAlready } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { createTurns, networkOf, takeTurns, type Limit } from '#framework/limits'
import { isGuest } from '#framework/permissions'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { readEventNow, type EventNow } from '../doctypes/registration-event.queries.ts'
import { eventErrors } from '../errors.ts'
import { checkAnswers, checkAttendees, ofWhoRegisters, type Attendee } from '../rules/check-attendees.ts'
import { countTickets, type Counted } from '../rules/count-tickets.ts'
import { fitsEmpty, shortageOf, type Shortage } from '../rules/event-places.ts'
import { isQueued } from '../rules/places-state.ts'
import type { RegistrationState } from '../rules/registration-states.ts'
import { windowAt } from '../rules/registration-window.ts'
import { namedChildren, type OwnChildren } from '../rules/own-children.ts'
import { lockedEvent } from '../actions/locked-event.ts'
import { ownChildren } from '../actions/own-children.ts'
import type { RegistrationDoc } from '../doctypes/event-registration.queries.ts'
import { type AttendeeSent, readAnswers, readAttendees } from '../rules/read-attendees.ts'
import { deriveToken, type SealingPlace } from '#framework/sealing'

/** Who calls, from where. */
interface Calling {
  readonly documents: Documents
  readonly origin: Origin
  readonly site: Surroundings
}

const MINUTE = 60

/** A school or a carrier shares one address: it is bounded far above what families do, and a phone is bounded near it. */
const MOST_OF_A_PHONE = 10
const MOST_OF_AN_ADDRESS = 600
const MOST_OF_A_USER = 30

/** Counts an attempt to register before it is made: by the phone that is given, and by who calls. */
async function takeRegistrationTurn(
  { documents, origin, site }: Calling,
  { phone, event }: { readonly phone: string; readonly event: string },
): Promise<void> {
  const { caller } = documents
  const who: Limit = isGuest(caller)
    ? {
        key: `registers from ${networkOf(origin.address) ?? 'here'}`,
        most: MOST_OF_AN_ADDRESS,
        seconds: MINUTE,
      }
    : { key: `registers ${caller.user}`, most: MOST_OF_A_USER, seconds: MINUTE }
  const limits = [{ key: `registers ${phone} ${event}`, most: MOST_OF_A_PHONE, seconds: MINUTE }, who]
  const wait = await takeTurns(site.database.kysely, limits, documents.now)
  if (wait !== null) throw eventErrors.too_many(wait)
}

/** Events that the caller is not shown are not there. */
function requireOpen(event: EventNow, { caller, now }: Documents): void {
  if (event.published === 0 || event.visibility === 'class') throw eventErrors.unknown_event()
  if (event.visibility === 'members' && !caller.roles.has('Member'))
    throw isGuest(caller) ? eventErrors.sign_in() : eventErrors.members_only()
  const window = windowAt(event, now)
  if (window === 'over') throw eventErrors.over(event.title)
  if (event.registration_link !== null) throw eventErrors.elsewhere(event.title)
  if (window === 'closed') throw eventErrors.closed(event.title)
}

function refuse(event: EventNow, shortage: Shortage | null): never {
  if (shortage?.kind === 'tickets') throw eventErrors.full_ticket(shortage.label, shortage.left)
  throw eventErrors.full(event.title, shortage?.left ?? 0)
}

/** Where a family stands that comes now: whoever waits already comes before it. */
function stateFor(event: EventNow, counted: Counted, joinsWaitlist: boolean): RegistrationState {
  const shortage = shortageOf(event, counted)
  if (shortage === null && !isQueued(event)) return counted.amount > 0 ? 'reserved' : 'confirmed'
  if (event.has_waitlist === 1 && joinsWaitlist && fitsEmpty(event, counted)) return 'waitlisted'
  return refuse(event, shortage)
}

interface Planned {
  readonly attendees: readonly Attendee[]
  readonly answers: string | null
  readonly state: RegistrationState
}

interface Coming {
  readonly sent: Registering
  readonly children: OwnChildren
}

/** What becomes of a family that comes now; refuses it where nothing does. */
function planFor(event: EventNow, documents: Documents, { sent, children }: Coming): Planned {
  requireOpen(event, documents)
  const attendees = checkAttendees(event, namedChildren(sent.attendees, children, event.start_date))
  const answers = checkAnswers(ofWhoRegisters(event), sent.answers, (label) => `answers.${label}`)
  const counted = countTickets(attendees, event)
  return { attendees, answers, state: stateFor(event, counted, sent.join_waitlist === 1) }
}

/** Whoever comes too late, or filled in something wrong, is told without waiting for those in front of him. */
async function refuseAtOnce(documents: Documents, coming: Coming): Promise<void> {
  const event = await readEventNow(documents, coming.sent.event)
  if (!event) throw eventErrors.unknown_event()
  planFor(event, documents, coming)
}

async function registerOnce(caller: Documents, coming: Coming, token: string): Promise<Registered> {
  const { sent } = coming
  const documents = caller.asSystemFor(caller.caller.user)
  const event = await lockedEvent(documents, sent.event)
  const { attendees, answers, state } = planFor(event, caller, coming)
  const { contact_name, phone, email } = sent
  const registration = await documents.insert(EventRegistration, {
    ...{ event: event.name, state, contact_name, phone, email, attendees, answers },
    user: isGuest(caller.caller) ? null : caller.caller.user,
    token_hash: hashSecret(token),
    idempotency_key: ownedKey(caller.caller.user, sent.idempotency_key),
  })
  return { registration, token }
}

/**
 * A rush for one event waits here and not in the database: whoever only looks finds a session. So many keep the seats' lock
 * busy.
 */
const inTurn = createTurns(8)

/**
 * Registers a family once for each key, in one transaction that holds the event's seats. Whoever is refused may have been
 * here before: then the answer is the first one's, even when all seats are gone by now.
 */
async function registerFamily({ documents, site }: Calling, sent: Registering): Promise<Registered> {
  const token = await registrationToken(site, documents, sent)
  const before = () => site.read(documents.caller, (inside) => registeredBefore(inside, sent, token))
  try {
    const coming = { sent, children: await ownChildren(documents, sent.attendees) }
    await refuseAtOnce(documents, coming)
    return await inTurn(() => site.write(documents.caller, (inside) => registerOnce(inside, coming, token)))
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    const registered = await before()
    if (registered !== null) return registered
    throw isTakenAlready(error) ? eventErrors.other_content() : error
  }
}

/**
 * The token that opens a registration for whoever made it: who repeats the whole call has the same token again. Another
 * caller has another one, and so has a guest who knows the key but not what was sent with it.
 */
function registrationToken(
  site: SealingPlace,
  { caller }: Documents,
  { idempotency_key: key, ...sent }: Registering,
): Promise<string> {
  return deriveToken(site, 'event registration', [caller.user, key, JSON.stringify(sent)])
}

/** The first call's registration, for whoever repeats all of it with its key; null when there was none. */
async function registeredBefore(
  documents: Documents,
  sent: Registering,
  token: string,
): Promise<Registered | null> {
  const system = documents.asSystem()
  const key = ownedKey(documents.caller.user, sent.idempotency_key)
  const [found] = await system.find(EventRegistration, { where: { idempotency_key: key }, fields: ['name'] })
  if (!found) return null
  const registration = await system.get(EventRegistration, found.name)
  if (registration.token_hash !== hashSecret(token)) throw eventErrors.other_content()
  return { registration, token }
}

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

/** A family that wants to come, as it was sent. */
interface Registering {
  readonly event: string
  readonly contact_name: string
  readonly phone: string
  readonly email: string | null
  readonly attendees: readonly AttendeeSent[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly join_waitlist: 0 | 1
  readonly idempotency_key: string
}

interface Registered {
  readonly registration: RegistrationDoc
  readonly token: string
}
