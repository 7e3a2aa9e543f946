import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import type { Due, Payable, Refusal, Settlement } from '#money/payments'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import {
  lockRegistration,
  opensRegistration,
  type Held,
  type RegistrationDoc,
} from '../doctypes/event-registration.queries.ts'
import { message } from '../messages.ts'
import type { RegistrationState } from '../rules/registration-states.ts'

/** Where the payer comes back to from a gateway's own page. */
const RETURN_PATH = '/my-tickets'

/** The income of each event stands in an account of its own. */
const incomeOf = (event: string) =>
  ({ purpose: 'income', party: { type: 'Mela Event', name: event } }) as const

const unconfirmed: ReadonlySet<RegistrationState> = new Set(['draft', 'reserved', 'offered'])

/** Whom staff let come before he paid pays later. */
function isUnpaid({ state, paid_amount }: RegistrationDoc): boolean {
  return (state === 'confirmed' || state === 'checked in') && paid_amount === 0
}

function isPayable(registration: RegistrationDoc): boolean {
  return unconfirmed.has(registration.state) || isUnpaid(registration)
}

/** The seats are locked before the registration, as everybody does. */
async function held(documents: Documents, name: string): Promise<Held> {
  const { event } = await documents.get(EventRegistration, name)
  return lockRegistration(documents, { name, event })
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const { registration, event } = await held(documents, name)
  const { amount, contact_name, email, phone, user, expires_at } = registration
  const isOver = expires_at !== null && expires_at <= event.clock
  if (!isPayable(registration) || isOver || amount <= 0) return null
  return {
    amount,
    currency: 'INR',
    description: event.title,
    payer: { name: contact_name, email, phone, user },
    organisation: null,
    returnPath: RETURN_PATH,
  }
}

interface Paid {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** Money that comes when the seats were given up has them again where they are left. */
async function confirm(
  documents: Documents,
  { registration }: Held,
  { payment, amount }: Paid,
): Promise<Refusal | null> {
  const state = registration.state === 'checked in' ? ('checked in' as const) : ('confirmed' as const)
  const change = { state, payment, paid_amount: amount }
  try {
    await documents.attempt(() => documents.save(EventRegistration, registration.name, change))
    return null
  } catch (error) {
    if (error instanceof DialectError && error.code === 'events.full')
      return { refusal: message('events.payment.too_late') }
    throw error
  }
}

function refusalOf(registration: RegistrationDoc, paid: Paid): Refusal | null {
  const { state, amount, paid_amount } = registration
  if (paid_amount > 0) return { refusal: message('events.payment.paid_already') }
  if (!isPayable(registration) && state !== 'lapsed')
    return { refusal: message('events.payment.nothing_reserved') }
  return amount === paid.amount ? null : { refusal: message('events.payment.other_amount') }
}

/** A registration is confirmed once, by a payment of all of it: a second one is given back. */
async function settle(documents: Documents, paid: Paid): Promise<Settlement | Refusal> {
  const found = await held(documents, paid.name)
  const refusal = refusalOf(found.registration, paid) ?? (await confirm(documents, found, paid))
  if (refusal !== null) return refusal
  const { event, contact_name } = found.registration
  return { credits: [{ account: incomeOf(event), amount: paid.amount, memo: contact_name }] }
}

/** What went back, or did not after all, is written down. Seats stay until somebody cancels them: a refund may well be for another reason. */
async function refunded(documents: Documents, back: Paid): Promise<void> {
  const { returned_amount } = await documents.lock(EventRegistration, back.name)
  await documents.save(EventRegistration, back.name, { returned_amount: returned_amount + back.amount })
}

/** How a registration is paid: whoever holds its token may, and what comes is the event's income. */
export const payableRegistration: Payable = {
  type: EventRegistration.name,
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => opensRegistration(documents, name, receipt),
}
