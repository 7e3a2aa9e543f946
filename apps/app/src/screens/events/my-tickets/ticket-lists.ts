import type { DeviceRegistration } from '../registered/device-registrations.ts'
import type { MyRegistration } from '../registered/registration-calls.ts'

/** A registration in the list. Of one that this device alone knows, the rest is asked by its token. */
export interface MyTicket {
  /** What opens it: a token, or its name for whoever is signed in and made it. */
  opener: string
  title: string
  start_date: string
  known: MyRegistration | null
}

/**
 * Everything once: what the account tells stands for what this device remembers of the same registration. The token opens
 * it all the same, also without a connection and after signing out.
 */
export function allTickets(
  onDevice: readonly DeviceRegistration[],
  mine: readonly MyRegistration[],
): MyTicket[] {
  const names = new Set(mine.map(({ registration }) => registration))
  const tokens = new Map(onDevice.map(({ registration, token }) => [registration, token]))
  const ofAccount = mine.map((known) => ({
    opener: tokens.get(known.registration) ?? known.registration,
    title: known.event.title,
    start_date: known.event.start_date,
    known,
  }))
  const ofDevice = onDevice
    .filter(({ registration }) => !names.has(registration))
    .map(({ token, title, start_date }) => ({ opener: token, title, start_date, known: null }))
  return [...ofAccount, ...ofDevice]
}

interface Dated {
  start_date: string
}

/** What is still to come, the next one first. */
export const coming = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date >= today)
    .toSorted((left, right) => left.start_date.localeCompare(right.start_date))

/** What was, the latest first. */
export const past = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date < today)
    .toSorted((left, right) => right.start_date.localeCompare(left.start_date))
