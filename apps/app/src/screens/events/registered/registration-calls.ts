import { call, fileAddress, methodRequest } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../../data/query/own-answers.ts'
import { fileLanguage } from '../../../language/device-language.ts'
import type { PageCall } from '../../../data/page-call.ts'

/** A registration as its holder sees it. Money is decimal; moments are by the site's clock. */
export type Registration = Methods['mela.events.get_registration']['output']

export type RegistrationState = Registration['state']

/** What a registration shows of its event. */
export type RegisteredEvent = Registration['event']

export type RegisteredAttendee = Registration['attendees'][number]

/** What an account opens by its name is kept for that account alone. */
const cacheKeyOf = (key: string, opener: string, account: string | null): string =>
  account !== null && isName(opener) ? ownKey(account, `${key}:${opener}`) : `${key}:${opener}`

/** Whoever holds the token opens a registration; whoever made it and is signed in has its name in place of one. */
export const registrationCall = (opener: string, account: string | null): PageCall<Registration> => ({
  ...methodRequest('mela.events.get_registration', { token: opener }),
  key: cacheKeyOf('named-registration', opener, account),
})

/** `qr` is the code as a drawing, as a data address. */
export type Ticket = Methods['mela.tickets.get_tickets']['output'][number]

export const ticketsCall = (opener: string, account: string | null): PageCall<Ticket[]> => ({
  ...methodRequest('mela.tickets.get_tickets', openedBy(opener)),
  key: cacheKeyOf('named-tickets', opener, account),
})

export const ticketsFile = (opener: string, language: string): string =>
  fileAddress('mela.tickets.download', { ...openedBy(opener), language: fileLanguage(language) })

/** A registration of the person who is signed in, as a list shows it. */
export type MyRegistration = Methods['mela.events.get_my_registrations']['output'][number]

export const myRegistrationsCall = (account: string): PageCall<MyRegistration[]> => ({
  ...methodRequest('mela.events.get_my_registrations'),
  key: ownKey(account, 'registrations'),
})

/** Without names, everybody. */
export const cancelRegistration = (token: string, attendees?: readonly string[]) =>
  call('mela.events.cancel_registration', { token, ...(attendees ? { attendees } : {}) })

export const acceptOffer = (token: string) => call('mela.events.accept_offer', { token })

/** People without a name are new; who is left out comes no more. */
export const changeRegistration = (
  token: string,
  changes: Omit<Methods['mela.events.change_registration']['input'], 'token'>,
) => call('mela.events.change_registration', { token, ...changes })

/**
 * What opens a registration: its token, for whoever holds that, or its name, for whoever made it and is signed in. Both
 * stand at the same place of an address; a token is far longer and never looks like a name.
 */
export const isName = (opener: string): boolean => /^EVR-\d{1,12}$/.test(opener)

/** The same as a call takes it. */
export const openedBy = (opener: string): { registration: string } | { token: string } =>
  isName(opener) ? { registration: opener } : { token: opener }
