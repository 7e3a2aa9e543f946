import { changeErrors } from './change-errors.ts'
import type { PiecesWanted } from './going-lines.ts'

const MOST = 100

/** A number, or its plain digits: 1e3 and 0x10 are none that people write. */
const countIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value

function readOne(value: unknown, at: number): PiecesWanted {
  const { line, quantity }: { line?: unknown; quantity?: unknown } =
    typeof value === 'object' && value !== null ? value : {}
  const field = `items.${at}.quantity`
  if (typeof line !== 'string' || line === '') throw changeErrors.unknown_line(`items.${at}.line`)
  const count = countIn(quantity)
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
    throw changeErrors.no_quantity(field)
  return { line, quantity: count }
}

/** The pieces that somebody names; null where he names none. A line that is named twice is refused. */
export function readPieces(value: unknown): readonly PiecesWanted[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) throw changeErrors.nothing_chosen()
  const pieces = value.map((one: unknown, at) => readOne(one, at))
  if (new Set(pieces.map(({ line }) => line)).size < pieces.length) throw changeErrors.nothing_chosen()
  return pieces
}

/** What is wanted in the place of what comes back, by line. */
export function readExchanges(value: unknown): ReadonlyMap<string, string> {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return new Map(
    rows.flatMap((one) => {
      const { line, exchange_variant }: { line?: unknown; exchange_variant?: unknown } =
        typeof one === 'object' && one !== null ? one : {}
      return typeof line === 'string' && typeof exchange_variant === 'string'
        ? [[line, exchange_variant]]
        : []
    }),
  )
}
