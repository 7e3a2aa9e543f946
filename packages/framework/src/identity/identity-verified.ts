import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'

/**
 * Somebody proved that a phone number or an email address is theirs. The payload is `VerifiedIdentity`; modules subscribe
 * to it in order to link what was left under that contact before, such as a guest's orders, to the account.
 */
export const IDENTITY_VERIFIED = 'identity.verified'

export interface VerifiedIdentity {
  /** Name of the account's User. */
  readonly user: string
  /** E.164; null when an email address was proved. */
  readonly phone: string | null
  /** Lower case; null when a phone number was proved. */
  readonly email: string | null
}

const LINKABLE_DAYS = 180
const DAY = 24 * 60 * 60 * 1000

/**
 * The moment (UTC) since which what guests left under a contact is linked to whoever proves it. A number may have a new
 * owner after a while: what is older is not theirs to open.
 */
export function linkableSince(now: Date): string {
  return datetimeIn('UTC', new Date(now.getTime() - LINKABLE_DAYS * DAY))
}

type Proof = { readonly phone: string } | { readonly email: string }

/** Emits the event in the transaction that uses up the code or link by which the contact was proved. */
export async function emitVerified(documents: Documents, user: string, proof: Proof): Promise<void> {
  const phone = 'phone' in proof ? proof.phone : null
  const email = 'email' in proof ? proof.email.toLowerCase() : null
  await documents.asSystem().emit(IDENTITY_VERIFIED, { user, phone, email })
}

/** Reads the event's payload, which a subscription receives as plain values. */
export function verifiedIdentityIn(payload: Readonly<Record<string, unknown>>): VerifiedIdentity {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { user: String(payload['user']), phone: textOf(payload['phone']), email: textOf(payload['email']) }
}
