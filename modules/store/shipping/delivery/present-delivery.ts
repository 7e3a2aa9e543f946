import { storedText } from '#framework/messages'
import { toDecimal, type Translate } from '#meta'
import { deliveryLabels } from '../shipping-rate/services.ts'
import { deliveryReasons, type DeliveryOption, type DeliveryReason, type ParcelDelivery } from './delivery.ts'

const reasonText = (reason: DeliveryReason | null, t: Translate): string | null =>
  reason === null ? null : t(deliveryReasons[reason])

function shownOption({ amount, label, ...option }: DeliveryOption, t: Translate) {
  return { ...option, label: storedText(label, deliveryLabels, t), amount: toDecimal(amount) }
}

/** The day by which the cheapest way brings it; what is only fetched is there by no day. */
function byOf({ options }: ParcelDelivery): string | null {
  return options.find(({ kind }) => kind === 'delivery')?.latest_on ?? null
}

/** A parcel's delivery as it goes over the wire: amounts are decimals, reasons have their words beside them. */
export function presentDelivery(delivery: ParcelDelivery, t: Translate) {
  const { is_served, reason, options, cod } = delivery
  return {
    is_served: is_served ? (1 as const) : (0 as const),
    reason,
    message: reasonText(reason, t),
    by: byOf(delivery),
    options: options.map((option) => shownOption(option, t)),
    cod: {
      is_allowed: cod.is_allowed ? (1 as const) : (0 as const),
      reason: cod.reason,
      message: reasonText(cod.reason, t),
      order_fee: toDecimal(cod.order_fee),
    },
  }
}
