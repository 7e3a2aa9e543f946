import type { Message } from '#meta'
import { deliveryReasons } from '#store/shipping'
import { message } from '../messages.ts'
import type { CartDoc } from './cart-doc.ts'
import type { PricedParcel, Problem } from './priced-cart.ts'

type Parcel = Pick<PricedParcel, 'key' | 'chosen' | 'reason' | 'cod'>

const problem = (kind: Problem['kind'], reason: Message, key: string | null = null): Problem => ({
  ...{ kind, key, reason },
})

/** What is fetched by choice is in nobody's way, also where nothing is brought. */
function deliveryProblem({ key, chosen, reason }: Parcel): readonly Problem[] {
  if (chosen !== null || reason === null) return []
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
): readonly Problem[] {
  if (parcels.length === 0) return [problem('empty', message('cart.empty'))]
  return [...parcels.flatMap(deliveryProblem), ...codProblem(cart, parcels)]
}
