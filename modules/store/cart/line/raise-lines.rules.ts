import { lineKey, MAX_CART_LINES, MAX_QUANTITY, type CartDoc, type CartLineDoc } from '../cart/cart-doc.ts'

/** The quantity that the cart shall hold of a variant, from any seller. */
export interface NeededVariant {
  readonly variant: string
  readonly quantity: number
  /** A line of each seller in the order of preference, with the quantity available at once. */
  readonly offers: readonly CartLineDoc[]
}

type RaisedState = 'added' | 'already_there' | 'insufficient_stock' | 'sold_out' | 'not_sold' | 'cart_full'

export interface RaisedVariant {
  readonly variant: string
  /** Quantity in the cart now, from all sellers. */
  readonly quantity: number
  readonly added: number
  readonly state: RaisedState
}

const quantityOf = (lines: readonly CartLineDoc[], variant: string): number =>
  lines.filter((line) => line.variant === variant).reduce((sum, { quantity }) => sum + quantity, 0)

interface Source {
  readonly offer: CartLineDoc
  /** Units that the line may still take. */
  readonly space: number
}

function sourcesOf(lines: readonly CartLineDoc[], { offers }: NeededVariant): readonly Source[] {
  const inCart = new Map(lines.map((line) => [lineKey(line), line.quantity]))
  const sources = offers.map((offer) => {
    const held = inCart.get(lineKey(offer)) ?? 0
    return { offer, isHeld: held > 0, space: Math.min(MAX_QUANTITY, offer.quantity) - held }
  })
  // A line of the cart is raised first, so that one seller sends all of it.
  return sources
    .filter(({ space }) => space > 0)
    .toSorted((one, other) => Number(other.isHeld) - Number(one.isHeld))
}

function withMore(lines: readonly CartLineDoc[], offer: CartLineDoc, more: number): readonly CartLineDoc[] {
  const key = lineKey(offer)
  return lines.some((line) => lineKey(line) === key)
    ? lines.map((line) => (lineKey(line) === key ? { ...line, quantity: line.quantity + more } : line))
    : [...lines, { ...offer, quantity: more }]
}

function stateOf(needed: NeededVariant, now: number): RaisedState {
  if (now >= needed.quantity) return 'added'
  if (needed.offers.length === 0) return 'not_sold'
  return now > 0 ? 'insufficient_stock' : 'sold_out'
}

function raiseVariant(
  lines: readonly CartLineDoc[],
  needed: NeededVariant,
): { readonly lines: readonly CartLineDoc[]; readonly raised: RaisedVariant } {
  const { variant, quantity } = needed
  const before = quantityOf(lines, variant)
  if (before >= quantity)
    return { lines, raised: { variant, quantity: before, added: 0, state: 'already_there' } }
  const sources = sourcesOf(lines, needed)
  const missing = quantity - before
  const source = sources.find(({ space }) => space >= missing) ?? sources[0]
  if (!source)
    return { lines, raised: { variant, quantity: before, added: 0, state: stateOf(needed, before) } }
  const isNew = !lines.some((line) => lineKey(line) === lineKey(source.offer))
  if (isNew && lines.length >= MAX_CART_LINES)
    return { lines, raised: { variant, quantity: before, added: 0, state: 'cart_full' } }
  const added = Math.min(missing, source.space)
  const now = before + added
  return {
    lines: withMore(lines, source.offer, added),
    raised: { variant, quantity: now, added, state: stateOf(needed, now) },
  }
}

/**
 * Raises a cart to the needed quantities from the best offer that has them, and never lowers it: a repetition adds
 * nothing.
 */
export function raiseLines(
  cart: CartDoc,
  needed: readonly NeededVariant[],
): { readonly cart: CartDoc; readonly raised: readonly RaisedVariant[] } {
  let { lines } = cart
  const raised: RaisedVariant[] = []
  for (const one of needed) {
    const after = raiseVariant(lines, one)
    lines = after.lines
    raised.push(after.raised)
  }
  return { cart: { ...cart, lines }, raised }
}
