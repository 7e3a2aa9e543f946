import type { CartDoc } from '../cart/cart-doc.ts'
import type { Change, PricedLine, PricedParcel } from './priced-cart.ts'

type Line = Pick<PricedLine, 'key' | 'title' | 'state' | 'price' | 'price_seen' | 'wanted' | 'quantity'>

const unavailable = ({ key, title, wanted }: Line, kind: 'sold_out' | 'not_sold'): Change => ({
  ...{ kind, key, title, before: wanted, after: 0 },
})

function priceChange({ key, title, price, price_seen }: Line): readonly Change[] {
  if (price === price_seen) return []
  const kind = price > price_seen ? 'price_up' : 'price_down'
  return [{ kind, key, title, before: price_seen, after: price }]
}

function lineChanges(line: Line): readonly Change[] {
  const { key, title, state, wanted, quantity } = line
  if (state === 'sold_out' || state === 'not_sold') return [unavailable(line, state)]
  const fewer: readonly Change[] =
    state === 'there' ? [] : [{ kind: state, key, title, before: wanted, after: quantity }]
  return [...priceChange(line), ...fewer]
}

type Parcel = Pick<PricedParcel, 'key' | 'business_name' | 'options'>

/** What was chosen for a parcel and is not offered any more. */
function deliveryChanges(cart: Pick<CartDoc, 'deliveries'>, parcel: Parcel): readonly Change[] {
  const choice = cart.deliveries[parcel.key]
  if (!choice || parcel.options.length === 0) return []
  const option = parcel.options.find(({ code }) => code === choice.code)
  const isThere = choice.slot === null || option?.slots.some(({ name }) => name === choice.slot)
  if (option && isThere) return []
  return [{ kind: 'delivery_gone', key: parcel.key, title: parcel.business_name, before: null, after: null }]
}

/** Everything that is not as the cart's holder saw it last, in the order of the cart. */
export function listChanges(
  cart: Pick<CartDoc, 'deliveries'>,
  lines: readonly Line[],
  parcels: readonly Parcel[],
): readonly Change[] {
  return [...lines.flatMap(lineChanges), ...parcels.flatMap((parcel) => deliveryChanges(cart, parcel))]
}
