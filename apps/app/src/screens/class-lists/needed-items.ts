import type { ClassList, ListItem, OfferedVariant } from './class-list-calls.ts'

/** The parent's decisions on this page; the marks of what a child has are stored by the server. */
export interface Choices {
  /** Variant by item, where the list leaves it open. */
  readonly variants: Readonly<Record<string, string>>
  /** Optional items that the parent wants. */
  readonly wanted: ReadonlySet<string>
  /** Items whose substitute the parent accepts. */
  readonly substituted: ReadonlySet<string>
}

export const noChoices: Choices = { variants: {}, wanted: new Set(), substituted: new Set() }

export interface NeededItem {
  readonly item: ListItem
  /** Variants to choose from; more than one only where the list leaves it open. */
  readonly options: readonly OfferedVariant[]
  readonly chosen: OfferedVariant | null
  /** A substitute in stock for an item that is not. */
  readonly substitute: OfferedVariant | null
  /** Units that the children without the item need. */
  readonly quantity: number
  readonly isAvailable: boolean
  readonly isSubstituted: boolean
  /** The variant that the button adds; null for an item that nobody needs, wants or sells. */
  readonly added: OfferedVariant | null
}

function variantsOf(
  { product, sku }: { readonly product: string; readonly sku: string | null },
  offers: readonly OfferedVariant[],
): readonly OfferedVariant[] {
  return offers.filter((offer) => offer.product === product && (sku === null || offer.sku === sku))
}

const firstInStock = (options: readonly OfferedVariant[]): OfferedVariant | null =>
  options.find(({ in_stock }) => in_stock === 1) ?? null

function chooseVariant(item: ListItem, options: readonly OfferedVariant[], choices: Choices) {
  const own = options.find(({ variant }) => variant === choices.variants[item.item])
  return own ?? firstInStock(options) ?? options[0] ?? null
}

function isWanted(item: ListItem, quantity: number, choices: Choices): boolean {
  return quantity > 0 && (item.is_required === 1 || choices.wanted.has(item.item))
}

function neededItem(
  { children }: Pick<ClassList, 'children'>,
  item: ListItem,
  { offers, choices }: { readonly offers: readonly OfferedVariant[]; readonly choices: Choices },
): NeededItem {
  const options = variantsOf(item, offers)
  const chosen = chooseVariant(item, options, choices)
  const isAvailable = chosen?.in_stock === 1
  const substitute =
    isAvailable || item.substitute === null ? null : firstInStock(variantsOf(item.substitute, offers))
  const isSubstituted = substitute !== null && choices.substituted.has(item.item)
  const quantity = item.quantity * children.filter(({ has }) => !has.includes(item.item)).length
  const buyable = isSubstituted ? substitute : isAvailable ? chosen : null
  const added = isWanted(item, quantity, choices) ? buyable : null
  return { item, options, chosen, substitute, quantity, isAvailable, isSubstituted, added }
}

/** Returns the items of a list with what the button adds for each. */
export function neededItems(
  list: Pick<ClassList, 'items' | 'children'>,
  offers: readonly OfferedVariant[],
  choices: Choices,
): readonly NeededItem[] {
  return list.items.map((item) => neededItem(list, item, { offers, choices }))
}

/** Sums what the button adds, in the currency's decimals. */
export function sumOfAdded(items: readonly NeededItem[]): { count: number; amount: number } {
  const added = items.filter(({ added: offer }) => offer !== null)
  return {
    count: added.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: added.reduce((sum, { quantity, added: offer }) => sum + quantity * (offer?.price ?? 0), 0),
  }
}

/** Returns the lines of the request; items that share a variant are one line. */
export function linesToAdd(items: readonly NeededItem[]): { variant: string; quantity: number }[] {
  const byVariant = new Map<string, number>()
  for (const { added, quantity } of items)
    if (added !== null) byVariant.set(added.variant, (byVariant.get(added.variant) ?? 0) + quantity)
  return [...byVariant].map(([variant, quantity]) => ({ variant, quantity }))
}
