import { toDecimal } from '#meta'

interface AdRow {
  readonly name: string
  readonly title: string
  readonly category: string
  readonly price: number | null
  readonly city: string | null
  readonly cover: string | null
  readonly seller_name: string
  readonly live_from: string | null
}

/** An advertisement as lists show it. A price of null is on request, of 0 nothing. */
export interface AdCard {
  readonly name: string
  readonly title: string
  readonly category: string
  /** Decimal. */
  readonly price: number | null
  readonly city: string | null
  readonly cover: string | null
  readonly seller_name: string
  readonly live_from: string | null
}

export function adCard({ name, title, category, price, city, cover, seller_name, live_from }: AdRow): AdCard {
  const amount = price === null ? null : toDecimal(price)
  return { name, title, category, price: amount, city, cover, seller_name, live_from }
}
