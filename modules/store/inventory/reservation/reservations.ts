import type { Documents } from '#framework/documents'
import { StockReservation } from './stock-reservation.doctype.ts'
import { inventoryErrors } from '../errors.ts'
import { releaseReservedStock, type ReleasedLine } from './release-reserved-stock.ts'

/** It expires no more. False when nothing is held under this name any more: it was shipped, given back or has expired. */
export async function confirmReservation(documents: Documents, name: string): Promise<boolean> {
  const rows = await documents
    .asSystemFor(documents.caller.user)
    .updateWhere(StockReservation, { name, state: 'held' }, { expires_at: null })
  return rows.length > 0
}

/**
 * What is still held comes back, or so much of it as is named; answers how many pieces came. Nothing happens where nothing
 * is held. One statement.
 */
export function releaseReservation(
  documents: Documents,
  name: string,
  lines: readonly ReleasedLine[] | null = null,
): Promise<number> {
  return releaseReservedStock(documents, { name, lines, as: 'released', state: 'released' })
}

const sumOf = (lines: readonly ReleasedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Held stock leaves: on hand and reserved fall. Refused where so much is not held (`inventory.not_held`). One statement. */
export async function shipStock(
  documents: Documents,
  reservation: string,
  lines: readonly ReleasedLine[],
): Promise<void> {
  const released = await releaseReservedStock(documents, {
    name: reservation,
    lines,
    as: 'shipped',
    state: 'shipped',
  })
  if (released < sumOf(lines)) throw inventoryErrors.not_held()
}
