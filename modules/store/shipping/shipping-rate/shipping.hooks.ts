import { hooks } from '#framework/documents'
import { shippingErrors } from '../errors.ts'
import { DeliverySlot } from '../delivery-slot/delivery-slot.doctype.ts'
import { ShippingRate } from './shipping-rate.doctype.ts'
import { ShippingZone } from './shipping-zone.doctype.ts'
import { StoreSettings } from './store-settings.doctype.ts'

const SIX_DIGITS = /^[1-9]\d{5}$/

/** Rows may lack required values, which are checked after this hook. */
interface Range {
  readonly from_postal_code?: string | null
  readonly to_postal_code?: string | null
}

function requireRanges(ranges: readonly Range[]): void {
  for (const { from_postal_code: from, to_postal_code: to } of ranges) {
    if (!from || !to) continue
    if (!SIX_DIGITS.test(from) || !SIX_DIGITS.test(to) || to < from) throw shippingErrors.range_upside_down()
  }
}

const zoneHooks = hooks(ShippingZone, {
  beforeSave({ document }) {
    requireRanges(document.ranges)
    return {}
  },
})

const settingsHooks = hooks(StoreSettings, {
  beforeSave({ document }) {
    requireRanges(document.cod_exclusions)
    return {}
  },
})

const rateHooks = hooks(ShippingRate, {
  beforeSave({ document }) {
    const { days_min, days_max, min_weight, max_weight, min_total, max_total } = document
    if (days_max < days_min) throw shippingErrors.days_upside_down()
    if (max_weight !== null && max_weight < min_weight) throw shippingErrors.weights_upside_down()
    if (max_total !== null && max_total <= min_total) throw shippingErrors.totals_upside_down()
    return {}
  },
})

const slotHooks = hooks(DeliverySlot, {
  beforeSave({ document: { starts, ends } }) {
    if (starts !== null && ends !== null && ends <= starts) throw shippingErrors.slot_ends_first()
    return {}
  },
})

export const shippingHooks = [zoneHooks, settingsHooks, rateHooks, slotHooks]
