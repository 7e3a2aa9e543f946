import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { collectionSourcesOn, type Collection } from '#site/places'
import { tradeOf } from '#store/businesses'
import type { DeliveryOption, FulfilmentDelivery } from '#store/shipping'
import type { SplitFulfilment } from './split-fulfilments.ts'

/** The seller ships the package to the organisation free of charge, on the given day at the latest. */
const optionOf = (collection: Collection): DeliveryOption => ({
  ...{ code: collection.code, kind: 'collection', label: collection.title, amount: 0 },
  ...{ earliest_on: collection.day, latest_on: collection.day, slots: [], pickup: null, collection },
})

/**
 * Returns the collections that the caller may choose for each package, by its key. Guests have none. At most two
 * statements per source.
 */
export async function listCollectionOptions(
  documents: Documents,
  split: readonly SplitFulfilment[],
): Promise<ReadonlyMap<string, readonly DeliveryOption[]>> {
  const options = new Map<string, readonly DeliveryOption[]>()
  const sent = split.filter(({ is_digital }) => !is_digital)
  if (isGuest(documents.caller) || sent.length === 0) return options
  const trade = await tradeOf(documents)
  const packages = sent.map(({ key, business, lines }) => ({
    ...{ key, business, shipsToEvents: trade.get(business)?.ships_to_events === 1 },
    items: lines.map(({ item: { product, sku } }) => ({ product, sku })),
  }))
  for (const source of collectionSourcesOn(documents.registry))
    for (const [key, collections] of await source.offer(documents, packages))
      options.set(key, [...(options.get(key) ?? []), ...collections.map(optionOf)])
  return options
}

export function withOptions(
  delivery: FulfilmentDelivery,
  more: readonly DeliveryOption[],
): FulfilmentDelivery {
  if (more.length === 0) return delivery
  return { ...delivery, is_served: true, options: [...delivery.options, ...more] }
}
