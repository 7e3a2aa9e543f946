import type { Documents } from '#framework/documents'
import { link, select, text } from '#framework/doctypes'
import { defineEvent, nullable, optional } from '#framework/events'

const language = nullable(select(['en', 'hi', 'ta']))

export const identityEvents = {
  /**
   * A user proved a phone number or an e-mail address: modules link earlier guest data of that contact, such as orders,
   * to the account.
   */
  verified: defineEvent('identity.verified', {
    user: link('User'),
    phone: nullable(text()),
    email: nullable(text()),
  }),
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

/** User of the account, with the proved contact: phone number (E.164), or e-mail address in lower case. */
export type VerifiedIdentity = ReturnType<typeof identityEvents.verified.read>

type Proof = { readonly phone: string } | { readonly email: string }

export async function emitVerified(documents: Documents, user: string, proof: Proof): Promise<void> {
  const phone = 'phone' in proof ? proof.phone : null
  const email = 'email' in proof ? proof.email.toLowerCase() : null
  await documents.asSystem().emit(identityEvents.verified, { user, phone, email })
}
