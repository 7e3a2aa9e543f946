import { storedText, type Language } from '#framework/messages'
import { hoursInWords, type Translate } from '#meta'
import { deliveryLabels } from '#store/shipping'

interface DeliveryChoice {
  readonly slot_label: string | null
  readonly delivery_label: string | null
}

export interface Reader {
  readonly language: Language
  readonly t: Translate
}

/** When a parcel comes, where hours were chosen; else how it goes. */
export function describeDelivery(
  { slot_label, delivery_label }: DeliveryChoice,
  { language, t }: Reader,
): string {
  return slot_label === null
    ? storedText(delivery_label ?? '', deliveryLabels, t)
    : hoursInWords(slot_label, language)
}
