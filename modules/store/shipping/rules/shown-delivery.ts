import { toDecimal, type Word } from '#meta'
import { deliveryReasons, type DeliveryOption, type DeliveryReason, type ParcelDelivery } from './delivery.ts'

const sentenceOf = (reason: DeliveryReason | null, word: Word): string | null =>
  reason === null ? null : word(deliveryReasons[reason])

function shownOption({ amount, label, ...option }: DeliveryOption, word: Word) {
  return { ...option, label: word(label), amount: toDecimal(amount) }
}

/** The day by which the cheapest way brings it; what is only fetched is there by no day. */
function byOf({ options }: ParcelDelivery): string | null {
  return options.find(({ kind }) => kind === 'delivery')?.latest_on ?? null
}

/** A parcel's delivery as it goes over the wire: amounts are decimals, reasons have their words beside them. */
export function shownDelivery(delivery: ParcelDelivery, word: Word) {
  const { is_served, reason, options, cod } = delivery
  return {
    is_served: is_served ? (1 as const) : (0 as const),
    reason,
    message: sentenceOf(reason, word),
    by: byOf(delivery),
    options: options.map((option) => shownOption(option, word)),
    cod: {
      is_allowed: cod.is_allowed ? (1 as const) : (0 as const),
      reason: cod.reason,
      message: sentenceOf(cod.reason, word),
      order_fee: toDecimal(cod.order_fee),
    },
  }
}
