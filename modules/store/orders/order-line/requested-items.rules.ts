import { changeErrors } from '../errors.ts'
import type { RequestedItem } from './credit-line.rules.ts'

const MOST = 100

/** A number, or its plain digits: 1e3 and 0x10 are none that people write. */
const countIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value

function parseRequestedItem(value: unknown, at: number): RequestedItem {
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
export function parseRequestedItems(value: unknown): readonly RequestedItem[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) throw changeErrors.nothing_chosen()
  const requestedItems = value.map((one: unknown, at) => parseRequestedItem(one, at))
  if (new Set(requestedItems.map(({ line }) => line)).size < requestedItems.length)
    throw changeErrors.nothing_chosen()
  return requestedItems
}

/** What is wanted in the place of what comes back, by line. */
export function parseExchangeVariants(value: unknown): ReadonlyMap<string, string> {
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
