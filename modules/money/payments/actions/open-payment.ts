import type { Documents } from '#framework/documents'
import { isUsableKey } from '#framework/inputs'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import type { Due } from '../extension-points.ts'
import type { GatewayName } from '../providers/gateway.ts'
import { openingsOf, requireGateway } from '../providers/open-gateways.ts'
import { clockText } from '../rules/clock.ts'
import type { PayingPlace, PaymentPlace } from './place.ts'
import { newToken, storedKey, type NewToken } from './tokens.ts'

/** Minutes that a payer has; hosted pages take no less than thirty. */
export const OPEN_MINUTES = 60
const LONGEST_TEXT = 140

export interface PaymentWanted {
  readonly type: string
  readonly name: string
  readonly gateway: GatewayName
  readonly idempotencyKey: string
}

export interface PaymentOpened {
  readonly wanted: PaymentWanted
  readonly due: Due
  readonly made: NewToken
  /** Name of the document that is made in the same transaction: the payment is named after it, once. */
  readonly opensWith?: string
}

function requireAmount({ amount }: Due): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A due of ${amount} minor units`)
}

/** Writes down a payment for which no gateway has been asked yet. */
export async function insertPayment(
  documents: Documents,
  place: Pick<PaymentPlace, 'settings'>,
  { wanted, due, made, opensWith }: PaymentOpened,
): Promise<PaymentDoc> {
  requireAmount(due)
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  const { amount, currency, description, payer, organisation } = due
  const { token_hash, sealed_token } = made
  return documents.insert(Payment, {
    ...{ amount, currency, organisation, token_hash, sealed_token },
    gateway: wanted.gateway,
    opens_with: opensWith ?? null,
    reference_type: wanted.type,
    reference_name: wanted.name,
    description: description.slice(0, LONGEST_TEXT),
    payer_name: payer.name.slice(0, LONGEST_TEXT),
    payer_email: payer.email,
    payer_phone: payer.phone,
    payer: payer.user,
    idempotency_key: storedKey(wanted.idempotencyKey),
    opened_at: clockText(clock),
    expires_at: clockText(clock, OPEN_MINUTES),
    next_ask: clockText(clock, 1),
  })
}

/** A payment that is going to be opened with the document that it pays for. */
export interface PreparedPayment {
  readonly gateway: GatewayName
  readonly idempotencyKey: string
  readonly made: NewToken
}

interface Preparing {
  /** Null: the first that takes money here. */
  readonly gateway: GatewayName | null
  readonly idempotencyKey: string
}

/**
 * What a payment needs before the transaction that opens it; null where nobody takes payments. Refuses a gateway that is
 * not there, and a bad key.
 */
export async function preparePayment(
  place: PayingPlace,
  { gateway: wanted, idempotencyKey }: Preparing,
): Promise<PreparedPayment | null> {
  if (!isUsableKey(idempotencyKey)) throw paymentErrors.short_key()
  const [first = null] = openingsOf(place).keys()
  const gateway = wanted ?? first
  if (gateway === null) return null
  await requireGateway(place, gateway)
  return { gateway, idempotencyKey, made: await newToken(place.site, storedKey(idempotencyKey)) }
}

/**
 * Opens a payment in the transaction that makes its document, as the system; answers its name. The gateway is asked after
 * the commit: `payFor` with the same key takes it up, and the reconciler lets it expire where nobody does.
 */
export async function openPayment(
  documents: Documents,
  place: Pick<PaymentPlace, 'settings'>,
  {
    prepared,
    ...opened
  }: {
    readonly prepared: PreparedPayment
    readonly type: string
    readonly name: string
    readonly due: Due
  },
): Promise<string> {
  const { gateway, idempotencyKey, made } = prepared
  const { type, name: reference, due } = opened
  const wanted = { type, name: reference, gateway, idempotencyKey }
  const { name } = await insertPayment(documents, place, { wanted, due, made, opensWith: reference })
  return name
}
