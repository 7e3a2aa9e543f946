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
  FulfilmentDelivery,
  FulfilmentToDeliver,
  PickupPlace,
  SlotOffered,
} from './delivery.ts'
import { addDays, hoursText } from '#meta'

interface WorkingDays {
  /** Local time of the site, 'YYYY-MM-DD HH:MM:SS'. */
  readonly clock: string
  /** 'HH:MM:SS'; later orders count as ordered on the next day. */
  readonly cut_off: string | null
  readonly handling_days: number
  readonly works_on_sunday: boolean
  readonly holidays: ReadonlySet<string>
}

/** Limit of consecutive holidays, which ends the search on a configuration error. */
const LONGEST_REST = 400

function isRest({ works_on_sunday, holidays }: WorkingDays, day: string): boolean {
  return holidays.has(day) || (!works_on_sunday && weekdayOf(day) === 'Sunday')
}

function workingDayFrom(days: WorkingDays, day: string): string {
  for (let more = 0; more < LONGEST_REST; more += 1) {
    const next = addDays(day, more)
    if (!isRest(days, next)) return next
  }
  return day
}

/**
 * Returns the day of dispatch: today, or tomorrow after the cut-off, plus the handling days. What is not in stock yet is
 * handled from the day it is expected.
 */
function leavesOn(days: WorkingDays, readyOn: string | null): string {
  const today = days.clock.slice(0, 10)
  const isLate = days.cut_off !== null && days.clock.slice(11) >= days.cut_off
  const first = isLate ? addDays(today, 1) : today
  let day = workingDayFrom(days, readyOn !== null && readyOn > first ? readyOn : first)
  for (let handled = 0; handled < days.handling_days; handled += 1)
    day = workingDayFrom(days, addDays(day, 1))
  return day
}

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

/** Days with offered slots, from the earliest delivery on. */
const DAYS_OFFERED = 7

const HOUR = 3_600_000

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

interface ForFulfilment {
  readonly fulfilment: FulfilmentToDeliver
  readonly business: BusinessTrade
  readonly terms: ShippingTerms
  readonly days: WorkingDays
  readonly leaves: string
  readonly total: number
}

const digital: DeliveryOption = {
  ...{ code: 'digital', kind: 'digital', label: labelOf('digital'), amount: 0 },
  ...{ earliest_on: null, latest_on: null, slots: [], pickup: null, collection: null },
}

function addressOf({ address_line1, address_line2, city, zipcode }: Branch): string {
  return [address_line1, address_line2, city, zipcode].filter((part) => part).join(', ')
}

function placeOf(branch: Branch): PickupPlace {
  const { name, branch_name, opening_hours } = branch
  return { branch: name, branch_name, address: addressOf(branch), opening_hours }
}

/** Lists pickup branches: the one with the stock, or each of the business for items without stock tracking. */
function pickups({ fulfilment, business, leaves }: ForFulfilment): readonly DeliveryOption[] {
  return business.branches
    .filter(({ is_pickup_point }) => is_pickup_point === 1)
    .filter(({ name }) => fulfilment.branch === null || name === fulfilment.branch)
    .map((branch) => ({
      ...{ code: `pickup:${branch.name}`, kind: 'pickup', label: labelOf('pickup'), amount: 0 },
      ...{ earliest_on: leaves, latest_on: leaves, slots: [], pickup: placeOf(branch), collection: null },
    }))
}

function deliveriesBy(
  service: Service,
  { fulfilment, terms, days, leaves, total }: ForFulfilment,
): readonly DeliveryOption[] {
  const { business, weight_grams } = fulfilment
  const rated: RatedFulfilment = { business, weight_grams, total }
  const rate = chooseRate(terms.rates, service, rated)
  if (rate === null) return []
  const free = terms.free_delivery_over
  const isFree = service === 'standard' && free !== null && total >= free
  const between = arrivesBetween(days, leaves, rate)
  const slots = offeredSlots(terms.slots, { business, service, from: between.earliest_on, days })
  return [
    {
      ...{ code: service, kind: 'delivery', label: labelOf(service) },
      ...{ amount: isFree ? 0 : rate.amount, ...between, slots, pickup: null, collection: null },
    },
  ]
}

/** Returns the reason why delivery is unavailable; null when available. */
function findUnavailableReason(
  { fulfilment, business, terms }: ForFulfilment,
  postalCode: string | null,
): DeliveryReason | null {
  if (postalCode === null) return 'no_postal_code'
  if (!/^[1-9]\d{5}$/.test(postalCode)) return 'unknown_postal_code'
  if (terms.zones.length === 0 || terms.zones[0]?.is_served === false) return 'area_not_served'
  if (!isServed(business, postalCode) || !hasRates(terms.rates, fulfilment.business)) return 'not_by_seller'
  return null
}

function codReason(
  { fulfilment, terms }: ForFulfilment,
  isDelivery: boolean,
  orderTotal: number,
): DeliveryReason | null {
  if (!isDelivery) return 'cod_not_delivered'
  if (!fulfilment.cod_allowed) return 'cod_excluded_item'
  if (terms.is_cod_excluded) return 'cod_excluded_area'
  return orderTotal > terms.cod_limit ? 'cod_limit' : null
}

function codOf(terms: ShippingTerms, reason: DeliveryReason | null): CashOnDelivery {
  return { is_allowed: reason === null, reason, order_fee: terms.cod_fee, limit: terms.cod_limit }
}

function closed({ key }: FulfilmentToDeliver, terms: ShippingTerms): FulfilmentDelivery {
  return { key, is_served: false, reason: 'closed', options: [], cod: codOf(terms, 'cod_not_delivered') }
}

function workingDays(terms: ShippingTerms, business: BusinessTrade): WorkingDays {
  const { clock, cut_off, works_on_sunday } = terms
  const { holidays } = business
  const handling_days = business.handling_days ?? terms.handling_days
  const all = new Set([...terms.holidays, ...holidays])
  return { clock, cut_off, handling_days, works_on_sunday, holidays: all }
}

const sumOf = (fulfilments: readonly FulfilmentToDeliver[]) =>
  fulfilments.reduce((sum, { amount }) => sum + amount, 0)

function decide(fulfilment: FulfilmentToDeliver, { question, terms, trade }: Deciding): FulfilmentDelivery {
  const business = trade.get(fulfilment.business)
  if (!business) return closed(fulfilment, terms)
  const { key } = fulfilment
  if (fulfilment.is_digital)
    return {
      key,
      is_served: true,
      reason: null,
      options: [digital],
      cod: codOf(terms, 'cod_not_delivered'),
    }
  const total = sumOf(question.fulfilments.filter((one) => one.business === fulfilment.business))
  const days = workingDays(terms, business)
  const one: ForFulfilment = {
    fulfilment,
    business,
    terms,
    days,
    leaves: leavesOn(days, fulfilment.ready_on),
    total,
  }
  const unavailableReason = findUnavailableReason(one, question.postalCode)
  const deliveries =
    unavailableReason === null ? services.flatMap((service) => deliveriesBy(service, one)) : []
  const reason = unavailableReason ?? (deliveries.length === 0 ? 'too_heavy' : null)
  const options = [...deliveries.toSorted((a, b) => a.amount - b.amount), ...pickups(one)]
  const cod = codOf(terms, codReason(one, deliveries.length > 0, sumOf(question.fulfilments)))
  return { key, is_served: options.length > 0, reason, options, cod }
}

/** Decides each package's delivery options; the single rule of product page, cart and order. */
export function decideDelivery(deciding: Deciding): readonly FulfilmentDelivery[] {
  return deciding.question.fulfilments.map((fulfilment) => decide(fulfilment, deciding))
}

interface RatedFulfilment {
  readonly business: string
  readonly weight_grams: number
  /** Value of all items of this business in the cart, so that a split into packages does not change the rate. */
  readonly total: number
}

function fits(rate: RateTerms, { business, weight_grams, total }: RatedFulfilment): boolean {
  const isOurs = rate.business === null || rate.business === business
  const isWeight = weight_grams >= rate.min_weight && weight_grams <= (rate.max_weight ?? Infinity)
  return isOurs && isWeight && total >= rate.min_total && total < (rate.max_total ?? Infinity)
}

/** Prefers the narrower zone, then the seller's own rate, then the lower price. */
function before(one: RateTerms, other: RateTerms): number {
  const own = (rate: RateTerms) => (rate.business === null ? 1 : 0)
  return one.rank - other.rank || own(one) - own(other) || one.amount - other.amount
}

function chooseRate(
  rates: readonly RateTerms[],
  service: Service,
  fulfilment: RatedFulfilment,
): RateTerms | null {
  const fitting = rates.filter((rate) => rate.service === service && fits(rate, fulfilment))
  return fitting.toSorted(before)[0] ?? null
}

function hasRates(rates: readonly RateTerms[], business: string): boolean {
  return rates.some((rate) => rate.business === null || rate.business === business)
}
