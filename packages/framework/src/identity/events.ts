import type { Documents } from '#framework/documents'
import { link, select, text } from '#framework/doctypes'
import { defineEvent, nullable, optional } from '#framework/events'

const language = nullable(select(['en', 'hi', 'ta']))

export const identityEvents = {
  /**
   * Somebody proved that a phone number or an email address is theirs: modules link what was left under that contact
   * before, such as a guest's orders, to the account.
   */
  verified: defineEvent('identity.verified', {
    user: link('User'),
    phone: nullable(text()),
    email: nullable(text()),
  }),
  /** `network` tells apart from where codes were asked for; null where nobody knows. */
  code_requested: defineEvent('identity.code_requested', {
    phone: optional(text()),
    email: optional(text()),
    purpose: text(),
    language,
    network: nullable(text()),
  }),
  contact_code_requested: defineEvent('identity.contact_code_requested', {
    user: link('User'),
    field: select(['phone', 'email']),
    value: text(),
    language,
  }),
  reset_requested: defineEvent('identity.reset_requested', {
    field: select(['phone', 'email']),
    account: text(),
  }),
  welcome_requested: defineEvent('identity.welcome_requested', { user: link('User') }),
}

/** The account's User, and what was proved: the phone number (E.164), or the email address in lower case. */
export type VerifiedIdentity = ReturnType<typeof identityEvents.verified.read>

type Proof = { readonly phone: string } | { readonly email: string }

/** Emits the event in the transaction that uses up the code or link by which the contact was proved. */
export async function emitVerified(documents: Documents, user: string, proof: Proof): Promise<void> {
  const phone = 'phone' in proof ? proof.phone : null
  const email = 'email' in proof ? proof.email.toLowerCase() : null
  await documents.asSystem().emit(identityEvents.verified, { user, phone, email })
}
