import {
  remainingQuantity,
  type CreditedLine,
  type SoldLine,
  type RequestedItem,
} from './credit-line.rules.ts'
import { changeErrors } from '../errors.ts'
import type { ReleasedLine } from '#store/inventory'

export interface NamedItem {
  readonly title: string
  readonly variant_label: string | null
}

export function formatItemName({ title, variant_label: label }: NamedItem): string {
  const isLabelInTitle = label === null || label === '' || title.toLowerCase().endsWith(label.toLowerCase())
  return isLabelInTitle ? title : `${title}, ${label}`
}

const LONGEST_CONTENTS = 5000

export function describeContents(lines: readonly (NamedItem & { readonly quantity: number })[]): string {
  return lines
    .map((line) => `${line.quantity} × ${formatItemName(line)}`)
    .join('\n')
    .slice(0, LONGEST_CONTENTS)
}

export function describeRemainingContents(
  lines: readonly (NamedItem & SoldLine)[],
  creditedLines: readonly CreditedLine[],
): string {
  const creditedQuantities = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  const left = lines.map((line) => ({
    ...line,
    quantity: remainingQuantity(line) - (creditedQuantities.get(line.name) ?? 0),
  }))
  return describeContents(left.filter(({ quantity }) => quantity > 0))
}

const MOST = 100

/** Parses a plain decimal number; excludes 1e3 and 0x10. */
export const countIn = (value: unknown): unknown =>
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

/** Parses the requested items; null when none are named. Refuses duplicate lines. */
export function parseRequestedItems(value: unknown): readonly RequestedItem[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) throw changeErrors.nothing_chosen()
  const requestedItems = value.map((one: unknown, at) => parseRequestedItem(one, at))
  if (new Set(requestedItems.map(({ line }) => line)).size < requestedItems.length)
    throw changeErrors.nothing_chosen()
  return requestedItems
}

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

interface StockedLine {
  readonly variant: string
  readonly branch: string | null
  readonly tracks_stock: 0 | 1
  readonly is_digital: 0 | 1
}

export function stockLines(
  items: readonly { readonly line: StockedLine; readonly quantity: number }[],
): readonly ReleasedLine[] {
  return items.flatMap(({ line: { variant, branch, tracks_stock, is_digital }, quantity }) =>
    tracks_stock === 1 && is_digital === 0 && branch !== null && quantity > 0
      ? [{ variant, branch, quantity }]
      : [],
  )
}
