import { deliveryReasons } from '#store/shipping'
import type { CartDoc } from './cart-doc.ts'
import type { PricedParcel, Problem } from './priced-cart.ts'

type Parcel = Pick<PricedParcel, 'key' | 'is_served' | 'reason' | 'is_digital' | 'cod'>

const problem = (kind: Problem['kind'], reason: string, key: string | null = null): Problem => ({
  ...{ kind, key, reason },
})

function deliveryProblem({ key, is_served, reason }: Parcel): readonly Problem[] {
  if (is_served || reason === null) return []
  return [problem(reason === 'no_postal_code' ? 'no_place' : 'not_served', deliveryReasons[reason], key)]
}

function codProblem(
  { payment_choice }: Pick<CartDoc, 'payment_choice'>,
  parcels: readonly Parcel[],
): readonly Problem[] {
  if (payment_choice !== 'cod') return []
  const refused = parcels.find(({ cod }) => !cod.is_allowed)
  return refused?.cod.reason ? [problem('cod', deliveryReasons[refused.cod.reason], refused.key)] : []
}

/** What stands in the way of an order, whatever its holder accepts. */
export function problemsIn(
  cart: Pick<CartDoc, 'payment_choice'>,
  parcels: readonly Parcel[],
  refusals: readonly string[],
): readonly Problem[] {
  if (parcels.length === 0) return [problem('empty', 'Your cart is empty')]
  const [refusal] = refusals
  return [
    ...parcels.flatMap(deliveryProblem),
    ...codProblem(cart, parcels),
    ...(refusal === undefined ? [] : [problem('coupon', refusal)]),
  ]
}
