import { isServed, type Branch, type BusinessTrade } from '#store/businesses'
import {
  type Service,
  labelOf,
  services,
  weekdayOf,
  type RateTerms,
  type ShippingTerms,
  type SlotTerms,
} from '../shipping-rate/shipping-terms.ts'
import type {
  CashOnDelivery,
  DeliveryOption,
  DeliveryQuestion,
  DeliveryReason,
  ParcelDelivery,
  ParcelToDeliver,
  PickupPlace,
  SlotOffered,
} from './delivery.ts'
import { addDays, hoursText } from '#meta'

/** When a seller works. */
interface WorkingDays {
  /** The site's clock, 'YYYY-MM-DD HH:MM:SS'. */
  readonly clock: string
  /** 'HH:MM:SS': what is ordered from then on counts as ordered the next day. */
  readonly cut_off: string | null
  readonly handling_days: number
  readonly works_on_sunday: boolean
  readonly holidays: ReadonlySet<string>
}

/** Nobody rests longer than that: it only keeps a mistake from looking for ever. */
const LONGEST_REST = 400

function isRest({ works_on_sunday, holidays }: WorkingDays, day: string): boolean {
  return holidays.has(day) || (!works_on_sunday && weekdayOf(day) === 'Sunday')
}

/** The day itself, or the first one after it on which somebody works. */
function workingDayFrom(days: WorkingDays, day: string): string {
  for (let more = 0; more < LONGEST_REST; more += 1) {
    const next = addDays(day, more)
    if (!isRest(days, next)) return next
  }
  return day
}

/** The day on which something ordered now leaves: today or the day after the cut-off, and the handling days after it. */
function leavesOn(days: WorkingDays): string {
  const today = days.clock.slice(0, 10)
  const isLate = days.cut_off !== null && days.clock.slice(11) >= days.cut_off
  let day = workingDayFrom(days, isLate ? addDays(today, 1) : today)
  for (let handled = 0; handled < days.handling_days; handled += 1)
    day = workingDayFrom(days, addDays(day, 1))
  return day
}

/** Between which days something comes that leaves on a day and is so many days on its way. */
function arrivesBetween(
  days: WorkingDays,
  leaves: string,
  { days_min, days_max }: { readonly days_min: number; readonly days_max: number },
): { readonly earliest_on: string; readonly latest_on: string } {
  return {
    earliest_on: workingDayFrom(days, addDays(leaves, days_min)),
    latest_on: workingDayFrom(days, addDays(leaves, Math.max(days_min, days_max))),
  }
}

/** Days on which slots are offered, from the first on which something can come. */
const DAYS_OFFERED = 7

const HOUR = 3_600_000

/** The name of a slot on a day: what is chosen and booked. */
function slotDayName(slot: string, day: string): string {
  return `${slot}@${day}`
}

function isOpen({ starts, cut_off_hours }: SlotTerms, day: string, clock: string): boolean {
  const begins = Date.parse(`${day}T${starts.slice(0, 8)}Z`)
  return begins - cut_off_hours * HOUR > Date.parse(`${clock.replace(' ', 'T').slice(0, 19)}Z`)
}

const clockTime = (time: string) => time.slice(0, 5)

function offered(slot: SlotTerms, day: string): SlotOffered {
  const [starts, ends] = [clockTime(slot.starts), clockTime(slot.ends)]
  const label = hoursText({ day, starts, ends })
  return { name: slotDayName(slot.name, day), label, day, starts, ends }
}

/** The slots of a service that can still be chosen, day by day. */
function offeredSlots(
  slots: readonly SlotTerms[],
  wanted: {
    readonly business: string
    readonly service: Service
    readonly from: string
    readonly days: WorkingDays
  },
): readonly SlotOffered[] {
  const { business, service, from, days } = wanted
  const ours = slots.filter(
    (slot) => slot.service === service && (slot.business === null || slot.business === business),
  )
  if (ours.length === 0) return []
  const onWeekday = Map.groupBy(
    ours.toSorted((one, other) => one.starts.localeCompare(other.starts)),
    ({ weekday }) => weekday,
  )
  const calendar = Array.from({ length: DAYS_OFFERED }, (_, more) => addDays(from, more))
  return calendar.flatMap((day) => {
    const todays = onWeekday.get(weekdayOf(day)) ?? []
    if (todays.length === 0 || workingDayFrom(days, day) !== day) return []
    return todays
      .filter((slot) => isOpen(slot, day, days.clock) && (slot.booked[day] ?? 0) < slot.capacity)
      .map((slot) => offered(slot, day))
  })
}

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

function codReason(
  { parcel, terms }: ForParcel,
  isBrought: boolean,
  orderTotal: number,
): DeliveryReason | null {
  if (!isBrought) return 'cod_nothing_brought'
  if (!parcel.cod_allowed) return 'cod_not_for_this'
  if (terms.is_cod_excluded) return 'cod_not_there'
  return orderTotal > terms.cod_limit ? 'cod_limit' : null
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

/** What of a parcel its rate depends on. */
interface RatedParcel {
  readonly business: string
  readonly weight_grams: number
  /** Of all that the business sells to this buyer now: parting it into parcels does not change its brackets. */
  readonly total: number
}

function fits(rate: RateTerms, { business, weight_grams, total }: RatedParcel): boolean {
  const isOurs = rate.business === null || rate.business === business
  const isWeight = weight_grams >= rate.min_weight && weight_grams <= (rate.max_weight ?? Infinity)
  return isOurs && isWeight && total >= rate.min_total && total < (rate.max_total ?? Infinity)
}

/** The narrower zone first, then the seller's own rate before everybody's, then the cheaper one. */
function before(one: RateTerms, other: RateTerms): number {
  const own = (rate: RateTerms) => (rate.business === null ? 1 : 0)
  return one.rank - other.rank || own(one) - own(other) || one.amount - other.amount
}

/** The rate of a service for a parcel; null where none fits. */
function chooseRate(rates: readonly RateTerms[], service: Service, parcel: RatedParcel): RateTerms | null {
  const fitting = rates.filter((rate) => rate.service === service && fits(rate, parcel))
  return fitting.toSorted(before)[0] ?? null
}

/** Whether a seller has any rate at all for the postal code, whatever a parcel weighs. */
function hasRates(rates: readonly RateTerms[], business: string): boolean {
  return rates.some((rate) => rate.business === null || rate.business === business)
}
