import type { DeliveryOption } from '#store/shipping'
import type { DeliveryChoice } from '../cart/cart-doc.ts'

export interface ChosenDelivery {
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
}

/**
 * What a parcel's buyer chose, as long as it is offered; else the cheapest way that brings it, which is the first. Fetching
 * is its buyer's alone to choose: the place may be in another city.
 */
export function chooseDelivery(
  options: readonly DeliveryOption[],
  choice: DeliveryChoice | undefined,
): ChosenDelivery {
  const wanted = options.find(({ code }) => code === choice?.code)
  const byItself = options.find(({ kind }) => kind !== 'pickup')
  const chosen = wanted ?? byItself ?? null
  const slot = wanted?.slots.find(({ name }) => name === choice?.slot)?.name ?? null
  return { chosen, slot }
}
