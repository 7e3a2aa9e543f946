import { splitProportionally } from '#money/payments'
import type { Basket, BasketLine, PromotionItem, PromotionTerms } from './basket.ts'

/** Minor units by line or package. */
type Amounts = Readonly<Record<string, number>>

/** Amounts that a promotion takes off, by line and package, in minor units; none exceeds what is left. */
export interface Saving {
  readonly lines: Amounts
  readonly fulfilments: Amounts
  readonly amount: number
}

const matches = (line: BasketLine) => {
  return ({ category, product }: PromotionItem) =>
    (product === null || product === line.product) &&
    (category === null || line.categories.includes(category))
}

/** Returns the lines that a promotion is for: of its seller, listed, and not left out. */
export function eligibleLines(
  { business, items }: Pick<PromotionTerms, 'business' | 'items'>,
  { lines }: Basket,
): readonly BasketLine[] {
  const listed = items.filter(({ is_excluded }) => is_excluded === 0)
  const excluded = items.filter(({ is_excluded }) => is_excluded === 1)
  return lines.filter(
    (line) =>
      line.quantity > 0 &&
      (business === null || line.business === business) &&
      (listed.length === 0 || listed.some(matches(line))) &&
      !excluded.some(matches(line)),
  )
}

interface Part {
  readonly key: string
  /** The most that may be taken off. */
  readonly left: number
  /** Its weight in the split; by default what is left. */
  readonly value: number
}

/** Splits an amount over parts by the largest remainder. No part gives more than it has. */
function splitOver(amount: number, parts: readonly Part[]): Amounts {
  const shares = splitProportionally(
    amount,
    parts.map(({ value }) => value),
  )
  return Object.fromEntries(
    parts.flatMap(({ key, left }, place) => {
      const share = Math.min(left, shares[place] ?? 0)
      return share > 0 ? [[key, share]] : []
    }),
  )
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const asParts = (lines: readonly BasketLine[]): readonly Part[] =>
  lines.map(({ key, net }) => ({ key, left: net, value: net }))

const BASIS_POINTS = 10_000

/** Rounds down to the paisa, so that a percentage never gives more than it says. */
function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * Math.round(Math.min(100, percent) * 100)) / BASIS_POINTS)
}

function percentOff({ percent }: PromotionTerms, lines: readonly BasketLine[]) {
  return splitOver(percentOf(sumOf(lines.map(({ net }) => net)), percent ?? 0), asParts(lines))
}

function amountOff({ amount }: PromotionTerms, lines: readonly BasketLine[]) {
  return splitOver(Math.min(amount ?? 0, sumOf(lines.map(({ net }) => net))), asParts(lines))
}

function fixedPrice({ amount }: PromotionTerms, lines: readonly BasketLine[]) {
  return Object.fromEntries(
    lines.flatMap(({ key, price, quantity, net }) => {
      const off = Math.min(net, quantity * Math.max(0, price - (amount ?? price)))
      return off > 0 ? [[key, off]] : []
    }),
  )
}

/** The cheapest items are the free ones, over all lines that the promotion is for. */
function buyAndGet(
  { buy_quantity, get_quantity, percent }: PromotionTerms,
  lines: readonly BasketLine[],
): Amounts {
  const [paid, free] = [buy_quantity ?? 1, get_quantity ?? 0]
  let left = Math.floor(sumOf(lines.map(({ quantity }) => quantity)) / (paid + free)) * free
  const off: Record<string, number> = {}
  for (const { key, price, quantity, net } of lines.toSorted((one, other) => one.price - other.price)) {
    const count = Math.min(left, quantity)
    left -= count
    const amount = Math.min(net, percentOf(count * price, percent ?? 100))
    if (amount > 0) off[key] = amount
  }
  return off
}

interface Bundle {
  /** Items of each line in the bundle. */
  readonly quantities: ReadonlyMap<BasketLine, number>
  readonly value: number
}

type Quantities = ReadonlyMap<BasketLine, number>

/** Takes one bundle from what is left, its most expensive items first; null when an item is missing. */
function takeBundle(
  rows: readonly PromotionItem[],
  lines: readonly BasketLine[],
  left: Quantities,
): Bundle | null {
  const quantities = new Map<BasketLine, number>()
  for (const row of rows) {
    let wanted = row.quantity
    for (const line of lines.filter((one) => matches(one)(row))) {
      const before = quantities.get(line) ?? 0
      const more = Math.min(wanted, (left.get(line) ?? 0) - before)
      if (more > 0) quantities.set(line, before + more)
      wanted -= Math.max(0, more)
    }
    if (wanted > 0) return null
  }
  return { quantities, value: sumOf([...quantities].map(([{ price }, quantity]) => price * quantity)) }
}

const MOST_BUNDLES = 99

/** Takes bundles until an item is missing. */
function takeBundles(rows: readonly PromotionItem[], lines: readonly BasketLine[]): readonly Bundle[] {
  const left = new Map(lines.map((line) => [line, line.quantity]))
  const bundles: Bundle[] = []
  while (bundles.length < MOST_BUNDLES) {
    const bundle = takeBundle(rows, lines, left)
    if (bundle === null) break
    bundles.push(bundle)
    for (const [line, quantity] of bundle.quantities) left.set(line, (left.get(line) ?? 0) - quantity)
  }
  return bundles
}

function bundlePrice({ items, amount }: PromotionTerms, eligible: readonly BasketLine[]): Amounts {
  const rows = items.filter(({ is_excluded }) => is_excluded === 0)
  if (rows.length === 0) return {}
  const lines = eligible.toSorted((one, other) => other.price - one.price)
  const off: Record<string, number> = {}
  for (const { quantities, value } of takeBundles(rows, lines)) {
    const saved = Math.max(0, value - (amount ?? 0))
    const parts = [...quantities].map(([{ key, net, price }, quantity]) => ({
      ...{ key, left: net - (off[key] ?? 0), value: price * quantity },
    }))
    for (const [key, share] of Object.entries(splitOver(saved, parts))) off[key] = (off[key] ?? 0) + share
  }
  return off
}

const ofLines: Readonly<
  Record<
    Exclude<PromotionTerms['kind'], 'free delivery'>,
    (promotion: PromotionTerms, lines: readonly BasketLine[]) => Amounts
  >
> = {
  'percent off': percentOff,
  'amount off': amountOff,
  'fixed price': fixedPrice,
  'buy x get y': buyAndGet,
  'bundle price': bundlePrice,
}

/** Reduces a saving to the promotion's maximum, in the same proportions. */
function capped(parts: Amounts, most: number | null): Amounts {
  const total = sumOf(Object.values(parts))
  if (most === null || total <= most) return parts
  return splitOver(
    most,
    Object.entries(parts).map(([key, amount]) => ({ key, left: amount, value: amount })),
  )
}

function freeDelivery(lines: readonly BasketLine[], deliveries: Basket['deliveries']): Amounts {
  const sellers = new Set(lines.map(({ business }) => business))
  return Object.fromEntries(
    deliveries.flatMap(({ key, business, delivery }) =>
      delivery > 0 && sellers.has(business) ? [[key, delivery]] : [],
    ),
  )
}

export const noSaving: Saving = { lines: {}, fulfilments: {}, amount: 0 }

/** Returns the amounts that a promotion would take off `lines`, those that it is for, without its conditions and limits. */
export function savingOn(
  lines: readonly BasketLine[],
  {
    promotion,
    deliveries,
  }: { readonly promotion: PromotionTerms; readonly deliveries: Basket['deliveries'] },
): Saving {
  const { kind, max_discount } = promotion
  const parts = kind === 'free delivery' ? freeDelivery(lines, deliveries) : ofLines[kind](promotion, lines)
  const off = capped(parts, max_discount)
  const amount = sumOf(Object.values(off))
  return kind === 'free delivery'
    ? { lines: {}, fulfilments: off, amount }
    : { lines: off, fulfilments: {}, amount }
}

/** Does the same for the lines of a basket that the promotion is for. */
export const savingOf = (promotion: PromotionTerms, basket: Basket): Saving =>
  savingOn(eligibleLines(promotion, basket), { promotion, deliveries: basket.deliveries })
