import { expect, test } from 'vitest'
import type { Branch, BusinessTrade } from '#store/businesses'
import { decideDelivery } from './decide-delivery.ts'
import type { FulfilmentToDeliver } from './delivery.ts'
import type { RateTerms, ShippingTerms, SlotTerms } from '../shipping-rate/shipping-terms.ts'

const branch: Branch = {
  ...{ name: 'BRN-1', business: 'BS-1', branch_name: 'Shop', address_line1: '3 Lane', address_line2: null },
  ...{ zipcode: '600012', city: 'Chennai', state: 'Tamil Nadu', is_default: 1, is_pickup_point: 1 },
  opening_hours: null,
  gstin: null,
}

const shop: BusinessTrade = {
  ships_to_events: 0,
  ...{ name: 'BS-1', business_name: 'Pottery', state: 'Tamil Nadu', branches: [branch] },
  ...{ service_areas: [], handling_days: null, holidays: ['2026-11-24'] },
}

const rate = (more: Partial<RateTerms>): RateTerms => ({
  ...{ rank: 0, business: null, service: 'standard', min_weight: 0, max_weight: 5000 },
  ...{ min_total: 0, max_total: null, amount: 3000, days_min: 1, days_max: 2 },
  ...more,
})

const terms: ShippingTerms = {
  ...{ clock: '2026-11-22 12:00:00', cod_limit: 500_000, cod_fee: 2000, is_cod_excluded: false },
  ...{ free_delivery_over: 100_000, handling_days: 1, cut_off: '14:00:00', works_on_sunday: false },
  ...{ holidays: [], zones: [{ is_served: true }, { is_served: true }], slots: [] },
  rates: [rate({}), rate({ service: 'express', amount: 8000, days_min: 0, days_max: 0 })],
}

const fulfilment = (more: Partial<FulfilmentToDeliver> = {}): FulfilmentToDeliver => ({
  ...{ key: 'one', business: 'BS-1', branch: 'BRN-1', weight_grams: 800, amount: 42_000 },
  ...{ cod_allowed: true, is_digital: false, ready_on: null },
  ...more,
})

function decided(
  fulfilments: readonly FulfilmentToDeliver[],
  more: {
    readonly terms?: Partial<ShippingTerms>
    readonly postalCode?: string | null
    readonly shop?: Partial<BusinessTrade>
  } = {},
) {
  const { postalCode = '600028' } = more
  return decideDelivery({
    question: { postalCode, fulfilments },
    terms: { ...terms, ...more.terms },
    trade: new Map([['BS-1', { ...shop, ...more.shop }]]),
  })
}

const reasons = (...given: Parameters<typeof decided>) =>
  decided(...given).map(({ is_served, reason }) => [is_served, reason])

test('A Sunday order is handled from Monday, ships Wednesday after the holiday, and arrives later', () => {
  const [one] = decided([fulfilment()])
  expect(
    one?.options.map(({ code, amount, earliest_on, latest_on }) => [code, amount, earliest_on, latest_on]),
  ).toEqual([
    ['standard', 3000, '2026-11-26', '2026-11-27'],
    ['express', 8000, '2026-11-25', '2026-11-25'],
    ['pickup:BRN-1', 0, '2026-11-25', '2026-11-25'],
  ])
  expect(one).toMatchObject({
    is_served: true,
    reason: null,
    cod: { is_allowed: true, order_fee: 2000, limit: 500_000 },
  })
})

test('A seller’s own handling days set the promise, also when they are zero', () => {
  const leaves = (handling_days: number | null) =>
    decided([fulfilment()], { shop: { handling_days } })[0]?.options[1]?.earliest_on
  expect([leaves(null), leaves(0), leaves(3)]).toEqual(['2026-11-25', '2026-11-23', '2026-11-27'])
})

test('The narrower zone wins, then the seller’s own rate, and too heavy packages use the wider zone', () => {
  const rates = [
    rate({ amount: 3000 }),
    rate({ amount: 4500, business: 'BS-1' }),
    rate({ rank: 1, amount: 9000, max_weight: 30_000 }),
  ]
  const price = (weight_grams: number) =>
    decided([fulfilment({ weight_grams })], { terms: { rates } })[0]?.options[0]?.amount
  expect([price(800), price(5001)]).toEqual([4500, 9000])
  expect(reasons([fulfilment({ weight_grams: 30_001 })], { terms: { rates } })).toEqual([[true, 'too_heavy']])
})

test('Splitting one seller’s order into packages changes neither rate brackets nor free delivery', () => {
  const halves = decided([fulfilment({ amount: 60_000 }), fulfilment({ key: 'two', amount: 40_000 })])
  expect(halves.map(({ options }) => options[0]?.amount)).toEqual([0, 0])
  expect(decided([fulfilment({ amount: 99_999 })])[0]?.options[0]?.amount).toBe(3000)
  const bracket = {
    terms: { rates: [rate({ max_total: 50_000 }), rate({ min_total: 50_000, amount: 1000 })] },
  }
  const parted = decided(
    [fulfilment({ amount: 30_000 }), fulfilment({ key: 'two', amount: 30_000 })],
    bracket,
  )
  expect(parted.map(({ options }) => options[0]?.amount)).toEqual([1000, 1000])
})

test('Gives the reason when delivery is impossible, and still offers pickup', () => {
  expect(reasons([fulfilment()], { postalCode: null })).toEqual([[true, 'no_postal_code']])
  expect(reasons([fulfilment()], { postalCode: '06002' })).toEqual([[true, 'unknown_postal_code']])
  expect(reasons([fulfilment()], { terms: { zones: [{ is_served: false }, { is_served: true }] } })).toEqual([
    [true, 'area_not_served'],
  ])
  const areas = [{ from_postal_code: '600001', to_postal_code: '600027' }]
  expect(reasons([fulfilment()], { shop: { service_areas: areas, branches: [] } })).toEqual([
    [false, 'not_by_seller'],
  ])
  expect(reasons([fulfilment({ business: 'BS-2' })])).toEqual([[false, 'closed']])
  expect(
    decided([fulfilment({ is_digital: true })], { postalCode: null })[0]?.options.map(({ code }) => code),
  ).toEqual(['digital'])
})

test('Allows cash up to the limit of the whole order, where permitted and for eligible items', () => {
  const cod = (...given: Parameters<typeof decided>) => decided(...given).map((one) => one.cod.reason)
  expect(cod([fulfilment({ amount: 500_000 })])).toEqual([null])
  expect(cod([fulfilment({ amount: 400_000 }), fulfilment({ key: 'two', amount: 100_001 })])).toEqual([
    'cod_limit',
    'cod_limit',
  ])
  expect(cod([fulfilment({ cod_allowed: false })])).toEqual(['cod_excluded_item'])
  expect(cod([fulfilment()], { terms: { is_cod_excluded: true } })).toEqual(['cod_excluded_area'])
  expect(cod([fulfilment()], { postalCode: null })).toEqual(['cod_not_delivered'])
})

test('Offers slots on coming working days until they are full or too near', () => {
  const saturday: SlotTerms = {
    ...{ name: 'SLT-1', business: null, service: 'standard', weekday: 'Saturday', starts: '10:00:00' },
    ...{ ends: '13:00:00', capacity: 2, cut_off_hours: 12, booked: {} },
  }
  const thursday: SlotTerms = { ...saturday, name: 'SLT-2', weekday: 'Thursday', cut_off_hours: 96 }
  const offered = (booked: Record<string, number>) =>
    decided([fulfilment()], { terms: { slots: [{ ...saturday, booked }, thursday] } })[0]?.options[0]?.slots
  expect(offered({ '2026-11-28': 1 })).toEqual([
    {
      ...{ name: 'SLT-1@2026-11-28', label: '2026-11-28 10:00–13:00', day: '2026-11-28' },
      ...{ starts: '10:00', ends: '13:00' },
    },
  ])
  expect(offered({ '2026-11-28': 2 })).toEqual([])
})
