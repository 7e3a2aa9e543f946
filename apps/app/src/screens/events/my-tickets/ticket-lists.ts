import type { DeviceRegistration } from '../registered/device-registrations.ts'
import type { MyRegistration } from '../registered/registration-calls.ts'

export interface MyTicket {
  opener: string
  title: string
  start_date: string
  known: MyRegistration | null
}

/**
 * Merges both lists without duplicates: the account's data wins, and the device's token is preserved because it works
 * offline and after sign-out.
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

export const coming = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date >= today)
    .toSorted((left, right) => left.start_date.localeCompare(right.start_date))

export const past = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date < today)
    .toSorted((left, right) => right.start_date.localeCompare(left.start_date))
