import type { Row } from '#framework/queries'

/** The rows of a list, with what it takes to show them on the wire. */
export interface Listing {
  readonly rows: readonly Row[]
  /** The keys of a row, in the order in which they were asked for; what the caller may not see is none. */
  readonly fields: readonly string[]
  /** The keys that hold amounts of money, in minor units. */
  readonly amounts: readonly string[]
  /** The statement that found them, without its values. */
  readonly statement: string
}
