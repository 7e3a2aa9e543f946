import { changeErrors } from '../errors.ts'
import { countIn } from '../order-line/order-lines.rules.ts'

/** More than anybody changes at once. */
const MOST_ROWS = 50

const MOST_ITEMS = 999

/** An ordered item with the quantity that is wanted of it now; 0 removes it. */
export interface ChangedItem {
  readonly line: string
  readonly quantity: number
}

/** An item that joins the order. */
export interface OrderAddition {
  readonly variant: string
  readonly business: string
  readonly quantity: number
}

export interface ItemChanges {
  readonly items: readonly ChangedItem[]
  readonly added: readonly OrderAddition[]
}

function quantityIn(value: unknown, least: number, field: string): number {
  const count = countIn(value)
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < least || count > MOST_ITEMS)
    throw changeErrors.wrong_quantity(MOST_ITEMS, field)
  return count
}

function nameIn(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw changeErrors.unknown_line(field)
  return value
}

function rowsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value) || value.length > MOST_ROWS) throw changeErrors.nothing_chosen()
  return value.map((one: unknown) => (typeof one === 'object' && one !== null ? { ...one } : {}))
}

/** Parses the changes of a request. Refuses a line twice, and a request without a change. */
export function parseItemChanges(input: { readonly items: unknown; readonly added: unknown }): ItemChanges {
  const items = rowsIn(input.items).map(({ line, quantity }, at) => ({
    line: nameIn(line, `items.${at}.line`),
    quantity: quantityIn(quantity, 0, `items.${at}.quantity`),
  }))
  const added = rowsIn(input.added).map(({ variant, business, quantity }, at) => ({
    variant: nameIn(variant, `added.${at}.variant`),
    business: nameIn(business, `added.${at}.business`),
    quantity: quantityIn(quantity, 1, `added.${at}.quantity`),
  }))
  const isTwice = new Set(items.map(({ line }) => line)).size < items.length
  if (isTwice || items.length + added.length === 0) throw changeErrors.nothing_chosen()
  return { items, added }
}
