import type { Documents } from '#framework/documents'
import { DialectError, isTakenAlready } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { ownedKey } from '#framework/inputs'
import { createTurns } from '#framework/limits'
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
import { lockedEvent } from './locked-event.ts'
import { ownChildren } from './own-children.ts'
import { registeredBefore } from './registered-before.ts'
import type { Registered, Registering } from './registering.ts'
import type { Calling } from './registration-limits.ts'
import { registrationToken } from './registration-token.ts'

/** Events that the caller is not shown are not there. */
export function requireOpen(event: EventNow, { caller, now }: Documents): void {
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
export async function registerFamily({ documents, site }: Calling, sent: Registering): Promise<Registered> {
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
