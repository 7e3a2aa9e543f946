import type { DeliveryOption } from '#store/shipping'
import type { DeliveryChoice } from './cart-doc.ts'

export interface ChosenDelivery {
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
}

/** What a parcel's buyer chose, as long as it is offered; else the cheapest, which is the first. */
export function chooseDelivery(
  options: readonly DeliveryOption[],
  choice: DeliveryChoice | undefined,
): ChosenDelivery {
  const wanted = options.find(({ code }) => code === choice?.code)
  const chosen = wanted ?? options[0] ?? null
  const slot = wanted?.slots.find(({ name }) => name === choice?.slot)?.name ?? null
  return { chosen, slot }
}
