import { int, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { listSaleItems, type SaleItem } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { calculateDelivery } from './calculate-delivery.ts'
import { readPlace } from './read-place.ts'
import { shippingErrors } from '../errors.ts'
import { lackingOf, withoutStock, type DeliveryAnswer } from './lacking-stock.ts'
import { presentDelivery } from './present-delivery.ts'

const MAX_QUANTITY = 999

interface Wanted {
  readonly business: string
  readonly quantity: number
}

/** The branch from which so many would leave: one that has them all. Null where nobody counts, and where there is none. */
async function branchFor(documents: Documents, item: SaleItem, { business, quantity }: Wanted) {
  if (item.tracks_stock === 0 || item.is_digital === 1) return { branch: null, lacking: null }
  const stocked = (await availableOf(documents, [item.variant])).get(item.variant) ?? []
  const ours = stocked.filter((one) => one.business === business)
  const enough = ours.find(({ available }) => available >= quantity)
  return { branch: enough?.branch ?? null, lacking: enough ? null : lackingOf(ours) }
}

/** Whether, how and by when something comes to a postal code: the product page's question. Changes nothing. */
export const getDelivery = method({
  access: anyone,
  input: {
    variant: text({ required: true }),
    business: text({ required: true }),
    postal_code: text({ maxLength: 10 }),
    quantity: int({ min: 1, max: MAX_QUANTITY, default: 1 }),
  },
  reads: true,
  isTranslated: true,
  async run({ input, documents, t }) {
    const { variant, business } = input
    const quantity = input.quantity ?? 1
    const [item] = await listSaleItems(documents, [{ variant, business }])
    if (!item?.is_sold) throw shippingErrors.nothing_sold()
    const { branch, lacking } = await branchFor(documents, item, { business, quantity })
    const parcel = {
      ...{ key: variant, business, branch },
      weight_grams: item.weight_grams * quantity,
      amount: item.price * quantity,
      cod_allowed: item.cod_allowed === 1,
      is_digital: item.is_digital === 1,
    }
    const { postalCode, place } = await readPlace(documents, input.postal_code)
    const [delivery] = await calculateDelivery(documents, { postalCode, parcels: [parcel] })
    if (!delivery) throw shippingErrors.nothing_sold()
    const shown = presentDelivery(delivery, t)
    const response: DeliveryAnswer = lacking === null ? shown : withoutStock(shown, lacking, t)
    return { ...response, place, in_stock: lacking === null ? (1 as const) : (0 as const) }
  },
})
