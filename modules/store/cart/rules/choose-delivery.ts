import type { DeliveryOption, ParcelDelivery } from '#store/shipping'
import type { DeliveryChoice } from './cart-doc.ts'

export interface ChosenDelivery {
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
}

/**
 * What a parcel's buyer chose, as long as it is offered; else the cheapest, which is the first. While nobody knows where it
 * goes only fetching is offered: that is its buyer's to choose, since it may as well be brought.
 */
export function chooseDelivery(
  { options, reason }: Pick<ParcelDelivery, 'options' | 'reason'>,
  choice: DeliveryChoice | undefined,
): ChosenDelivery {
  const wanted = options.find(({ code }) => code === choice?.code)
  const byItself = reason === 'no_postal_code' ? undefined : options[0]
  const chosen = wanted ?? byItself ?? null
  const slot = wanted?.slots.find(({ name }) => name === choice?.slot)?.name ?? null
  return { chosen, slot }
}
