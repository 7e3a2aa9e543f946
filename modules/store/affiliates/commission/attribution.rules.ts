import { addDays } from '#meta'

interface AttributedOrder {
  /** Day of the order. */
  readonly day: string
  /** Day on which the code was used; null: with the order. */
  readonly affiliate_on: string | null
}

/** True while the order's day is within the window that began when the code was used. */
export const isWithinWindow = ({ day, affiliate_on }: AttributedOrder, windowDays: number): boolean =>
  affiliate_on === null || addDays(affiliate_on, windowDays) >= day
