import { call, fileAddress, methodRequest } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../../data/query/own-responses.ts'
import { fileLanguage } from '../../../language/device-language.ts'
import type { PageCall } from '../../../data/page-call.ts'

/** Registration as its holder sees it. Money is a decimal; times are by the site's clock. */
export type RegistrationRecord = Methods['mela.events.get_registration']['output']

export type RegistrationState = RegistrationRecord['state']

export type RegisteredEvent = RegistrationRecord['event']

export type RegisteredAttendee = RegistrationRecord['attendees'][number]

/** Returns the cache key; a registration that an account opens by name is cached for that account alone. */
const cacheKeyOf = (key: string, opener: string, account: string | null): string =>
  account !== null && isRegistrationName(opener) ? ownKey(account, `${key}:${opener}`) : `${key}:${opener}`

/** Call that opens a registration by its token, or by its name for the signed-in owner. */
export const registrationCall = (opener: string, account: string | null): PageCall<RegistrationRecord> => ({
  ...methodRequest('mela.events.get_registration', { token: opener }),
  key: cacheKeyOf('named-registration', opener, account),
  isTranslated: true,
})

/** Ticket; `qr` is the code as an image in a data address. */
export type Ticket = Methods['mela.tickets.get_tickets']['output'][number]

export const ticketsCall = (opener: string, account: string | null): PageCall<Ticket[]> => ({
  ...methodRequest('mela.tickets.get_tickets', registrationKey(opener)),
  key: cacheKeyOf('named-tickets', opener, account),
})

export const ticketsFile = (opener: string, language: string): string =>
  fileAddress('mela.tickets.download', { ...registrationKey(opener), language: fileLanguage(language) })

export type MyRegistration = Methods['mela.events.get_my_registrations']['output'][number]

export const myRegistrationsCall = (account: string): PageCall<MyRegistration[]> => ({
  ...methodRequest('mela.events.get_my_registrations'),
  key: ownKey(account, 'registrations'),
  isTranslated: true,
})

/** Cancels these attendees; without names, all of them. */
export const cancelRegistration = (token: string, attendees?: readonly string[]) =>
  call('mela.events.cancel_registration', { token, ...(attendees ? { attendees } : {}) })

export const acceptOffer = (token: string) => call('mela.events.accept_offer', { token })

/** Changes the attendees: those without a name are new, and those left out are cancelled. */
export const changeRegistration = (
  token: string,
  changes: Omit<Methods['mela.events.change_registration']['input'], 'token'>,
) => call('mela.events.change_registration', { token, ...changes })

/**
 * Returns true for a registration's name; false for a token, which has the same position in an address and is far
 * longer.
 */
export const isRegistrationName = (opener: string): boolean => /^EVR-\d{1,12}$/.test(opener)

export const registrationKey = (opener: string): { registration: string } | { token: string } =>
  isRegistrationName(opener) ? { registration: opener } : { token: opener }
