import { isServed, type Branch, type BusinessTrade } from '#store/businesses'
import { chooseRate, hasRates, type RatedParcel } from './choose-rate.ts'
import type {
  CashOnDelivery,
  DeliveryOption,
  DeliveryQuestion,
  DeliveryReason,
  ParcelDelivery,
  ParcelToDeliver,
  PickupPlace,
} from './delivery.ts'
import { arrivesBetween, leavesOn, type WorkingDays } from './delivery-days.ts'
import { offeredSlots } from './offered-slots.ts'
import { labelOf, services, type Service } from './services.ts'
import type { ShippingTerms } from './shipping-terms.ts'

interface Deciding {
  readonly question: DeliveryQuestion
  readonly terms: ShippingTerms
  readonly trade: ReadonlyMap<string, BusinessTrade>
}

interface ForParcel {
  readonly parcel: ParcelToDeliver
  readonly business: BusinessTrade
  readonly terms: ShippingTerms
  readonly days: WorkingDays
  /** The day on which it leaves, or can be fetched. */
  readonly leaves: string
  /** Of everything that this business sells here now. */
  readonly total: number
}

const digital: DeliveryOption = {
  ...{ code: 'digital', kind: 'digital', label: labelOf('digital'), amount: 0 },
  ...{ earliest_on: null, latest_on: null, slots: [], pickup: null },
}

function addressOf({ address_line1, address_line2, city, zipcode }: Branch): string {
  return [address_line1, address_line2, city, zipcode].filter((part) => part).join(', ')
}

function placeOf(branch: Branch): PickupPlace {
  const { name, branch_name, opening_hours } = branch
  return { branch: name, branch_name, address: addressOf(branch), opening_hours }
}

/** What lies in a branch is fetched there; what lies nowhere yet, at any of its business. */
function pickups({ parcel, business, leaves }: ForParcel): readonly DeliveryOption[] {
  return business.branches
    .filter(({ is_pickup_point }) => is_pickup_point === 1)
    .filter(({ name }) => parcel.branch === null || name === parcel.branch)
    .map((branch) => ({
      ...{ code: `pickup:${branch.name}`, kind: 'pickup', label: labelOf('pickup'), amount: 0 },
      ...{ earliest_on: leaves, latest_on: leaves, slots: [], pickup: placeOf(branch) },
    }))
}

function broughtBy(
  service: Service,
  { parcel, terms, days, leaves, total }: ForParcel,
): readonly DeliveryOption[] {
  const { business, weight_grams } = parcel
  const rated: RatedParcel = { business, weight_grams, total }
  const rate = chooseRate(terms.rates, service, rated)
  if (rate === null) return []
  const free = terms.free_delivery_over
  const isFree = service === 'standard' && free !== null && total >= free
  const between = arrivesBetween(days, leaves, rate)
  const slots = offeredSlots(terms.slots, { business, service, from: between.earliest_on, days })
  return [
    {
      ...{ code: service, kind: 'delivery', label: labelOf(service) },
      ...{ amount: isFree ? 0 : rate.amount, ...between, slots, pickup: null },
    },
  ]
}

/** Why nothing is brought; null where something is. */
function hindrance({ parcel, business, terms }: ForParcel, postalCode: string | null): DeliveryReason | null {
  if (postalCode === null) return 'no_postal_code'
  if (!/^[1-9]\d{5}$/.test(postalCode)) return 'unknown_postal_code'
  if (terms.zones.length === 0 || terms.zones[0]?.is_served === false) return 'not_there'
  if (!isServed(business, postalCode) || !hasRates(terms.rates, parcel.business)) return 'not_by_seller'
  return null
}

function codReason({ parcel, terms }: ForParcel, isBrought: boolean, whole: number): DeliveryReason | null {
  if (!isBrought) return 'cod_nothing_brought'
  if (!parcel.cod_allowed) return 'cod_not_for_this'
  if (terms.is_cod_excluded) return 'cod_not_there'
  return whole > terms.cod_limit ? 'cod_limit' : null
}

function codOf(terms: ShippingTerms, reason: DeliveryReason | null): CashOnDelivery {
  return { is_allowed: reason === null, reason, order_fee: terms.cod_fee, limit: terms.cod_limit }
}

function closed({ key }: ParcelToDeliver, terms: ShippingTerms): ParcelDelivery {
  return { key, is_served: false, reason: 'closed', options: [], cod: codOf(terms, 'cod_nothing_brought') }
}

/** A business that says how long it takes is asked; the store's own time holds for the others. */
function workingDays(terms: ShippingTerms, business: BusinessTrade): WorkingDays {
  const { clock, cut_off, works_on_sunday } = terms
  const { holidays } = business
  const handling_days = business.handling_days ?? terms.handling_days
  const all = new Set([...terms.holidays, ...holidays])
  return { clock, cut_off, handling_days, works_on_sunday, holidays: all }
}

const sumOf = (parcels: readonly ParcelToDeliver[]) => parcels.reduce((sum, { amount }) => sum + amount, 0)

function decide(parcel: ParcelToDeliver, { question, terms, trade }: Deciding): ParcelDelivery {
  const business = trade.get(parcel.business)
  if (!business) return closed(parcel, terms)
  const { key } = parcel
  if (parcel.is_digital)
    return {
      key,
      is_served: true,
      reason: null,
      options: [digital],
      cod: codOf(terms, 'cod_nothing_brought'),
    }
  const total = sumOf(question.parcels.filter((one) => one.business === parcel.business))
  const days = workingDays(terms, business)
  const one: ForParcel = { parcel, business, terms, days, leaves: leavesOn(days), total }
  const hindered = hindrance(one, question.postalCode)
  const brought = hindered === null ? services.flatMap((service) => broughtBy(service, one)) : []
  const reason = hindered ?? (brought.length === 0 ? 'too_heavy' : null)
  const options = [...brought.toSorted((a, b) => a.amount - b.amount), ...pickups(one)]
  const cod = codOf(terms, codReason(one, brought.length > 0, sumOf(question.parcels)))
  return { key, is_served: options.length > 0, reason, options, cod }
}

/** How each parcel may come to its buyer: the one rule of product page, cart and order. */
export function decideDelivery(deciding: Deciding): readonly ParcelDelivery[] {
  return deciding.question.parcels.map((parcel) => decide(parcel, deciding))
}
