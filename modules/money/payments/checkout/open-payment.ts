import type { Context, Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { isUsableKey, ownedKey } from '#framework/idempotency'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import type { Due } from '../extension-points.ts'
import type { GatewayName, Checkout } from '../gateways/gateway.ts'
import { listGateways, requireGateway } from '../gateways/open-gateways.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { encrypt, decrypt } from '#framework/encryption'

/** Minutes until an open payment expires; hosted pages require at least thirty. */
export const OPEN_MINUTES = 60

const MAX_TEXT_LENGTH = 140

export interface PaymentRequest {
  readonly type: string
  readonly name: string
  readonly gateway: GatewayName
  readonly idempotencyKey: string
}

export interface NewPayment {
  readonly request: PaymentRequest
  readonly due: Due
  readonly issuedToken: PaymentToken
  readonly opensWith?: string
}

function requireAmount({ amount }: Due): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A due of ${amount} minor units`)
}

export async function insertPayment(
  documents: Documents,
  site: Site,
  { request, due, issuedToken, opensWith }: NewPayment,
): Promise<PaymentDoc> {
  requireAmount(due)
  const clock = { timeZone: site.settings.timeZone, now: documents.now }
  const { amount, currency, description, payer, organisation } = due
  const { token_hash, encrypted_token } = issuedToken
  return documents.insert(Payment, {
    ...{ amount, currency, organisation, token_hash, encrypted_token },
    gateway: request.gateway,
    opens_with: opensWith ?? null,
    reference_type: request.type,
    reference_name: request.name,
    description: description.slice(0, MAX_TEXT_LENGTH),
    payer_name: payer.name.slice(0, MAX_TEXT_LENGTH),
    payer_email: payer.email,
    payer_phone: payer.phone,
    payer: payer.user,
    idempotency_key: hashIdempotencyKey(request.idempotencyKey),
    opened_at: formatLocalTime(clock),
    expires_at: formatLocalTime(clock, OPEN_MINUTES),
    next_query_at: formatLocalTime(clock, 1),
  })
}

export interface PreparedPayment {
  readonly gateway: GatewayName
  readonly idempotencyKey: string
  readonly issuedToken: PaymentToken
}

interface PreparationInput {
  /** Null selects the first available gateway. */
  readonly gateway: GatewayName | null
  readonly idempotencyKey: string
}

/**
 * Prepares a payment before the transaction that opens it; null without a payment provider. Refuses an unknown gateway
 * or invalid key.
 */
export async function preparePayment(
  context: Context,
  { gateway: request, idempotencyKey }: PreparationInput,
): Promise<PreparedPayment | null> {
  if (!isUsableKey(idempotencyKey)) throw paymentErrors.short_key()
  const [first = null] = listGateways(context).keys()
  const gateway = request ?? first
  if (gateway === null) return null
  await requireGateway(context, gateway)
  return {
    gateway,
    idempotencyKey,
    issuedToken: await createToken(context.site, hashIdempotencyKey(idempotencyKey)),
  }
}

/**
 * Opens a payment as the system, in the transaction that creates its document; returns its name. After the commit,
 * `payFor` with the same key calls the gateway, or the reconciler lets it expire.
 */
export async function openPayment(
  documents: Documents,
  site: Site,
  {
    prepared,
    ...target
  }: {
    readonly prepared: PreparedPayment
    readonly type: string
    readonly name: string
    readonly due: Due
  },
): Promise<string> {
  const { gateway, idempotencyKey, issuedToken } = prepared
  const { type, name: reference, due } = target
  const request = { type, name: reference, gateway, idempotencyKey }
  const { name } = await insertPayment(documents, site, {
    request,
    due,
    issuedToken,
    opensWith: reference,
  })
  return name
}

/**
 * Hashes a payment's idempotency key, which may also be its document's, so that the database does not hold it in plain
 * text.
 */
export const hashIdempotencyKey = (key: string): string => ownedKey('payment', key)

export interface PaymentToken {
  readonly token: string
  readonly token_hash: string
  readonly encrypted_token: string
}

/** Creates a payment's token from its key; the same key returns the same token. */
export async function createToken(site: Site, key: string): Promise<PaymentToken> {
  const token = randomSecret()
  return { token, token_hash: hashSecret(token), encrypted_token: await encrypt(site, key, token) }
}

/** Returns the token issued before; null after a change of the site's secret. */
export function decryptToken(site: Site, key: string, encrypted: string | null): Promise<string | null> {
  return encrypted === null ? Promise.resolve(null) : decrypt(site, key, encrypted)
}

export function isTokenValid(token: string, hash: string | null): boolean {
  return isSecret(token) && hashSecret(token) === hash
}

const noCheckout: Checkout = { kind: 'none' }

function readText(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

export function readCheckout(text: string | null): Checkout {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return noCheckout
  const kind = readText(value, 'kind')
  if (kind === 'redirect' || kind === 'stripe') return { kind, url: readText(value, 'url') }
  if (kind === 'razorpay') return { kind, key: readText(value, 'key'), order: readText(value, 'order') }
  return noCheckout
}
