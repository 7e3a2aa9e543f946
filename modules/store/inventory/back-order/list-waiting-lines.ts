import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { StockReservation } from '../reservation/stock-reservation.doctype.ts'
import type { BackOrderKind } from './back-order.rules.ts'

/** Units of a reservation that wait for stock. */
export interface WaitingLine {
  readonly variant: string
  readonly branch: string
  readonly quantity: number
  readonly kind: BackOrderKind
  /** 'YYYY-MM-DD'. */
  readonly expected_on: string
}

/** SQL condition and columns shared with queries that read waiting lines beside other rows. */
export const waitingColumns = sql`'variant', w.variant, 'branch', w.branch, 'quantity', w.backordered, 'kind', w.waits_as,
  'expected_on', w.expected_on::text`

/** Returns the units of a reservation that wait for stock. One statement. */
export function listWaitingLines(documents: Documents, reservation: string): Promise<readonly WaitingLine[]> {
  return documents.asSystem().statement(
    sql<WaitingLine>`select w.variant, w.branch, w.backordered as quantity, w.waits_as as kind,
        w.expected_on::text as expected_on
      from "Stock Reservation Line" w where w.parent = ${reservation} and w.backordered > 0 order by w.idx`,
    { reads: [StockReservation] },
  )
}
