import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { aBasket, aLine, aPromotion, aShopper, coupon, item } from '../testing/sample-basket.ts'
import type { Basket, PromotionTerms, ShopperFacts } from './basket.ts'
import { explainOffers } from './explain-offers.rules.ts'

const pots = aBasket(aLine('pot', 400_00, { quantity: 2 }))

function explained(
  promotions: readonly PromotionTerms[],
  { basket = pots, ...facts }: Partial<ShopperFacts> & { readonly basket?: Basket } = {},
) {
  const { discounts, refusal, offers } = explainOffers(promotions, { basket, facts: aShopper(facts) })
  return {
    applied: discounts.map(({ label }) => label),
    refusal: refusal && inEnglish(refusal),
    offers: offers.map(({ title, state, amount, reason }) => [
      title,
      state,
      amount,
      reason && inEnglish(reason),
    ]),
  }
}

const reasonOf = (values: Partial<PromotionTerms>, facts: Parameters<typeof explained>[1] = {}) =>
  explained([aPromotion(values)], facts).offers[0]?.[3]

test('The best offer is applied, and the other one says which offer saves more', () => {
  const small = aPromotion({ name: 'PRM-2', title: 'Five percent', percent: 5 })
  expect(explained([small, aPromotion()])).toEqual({
    applied: ['Ten percent'],
    refusal: null,
    offers: [
      ['Ten percent', 'applied', 80_00, null],
      ['Five percent', 'not_applied', 0, "“Ten percent” saves you more, and the two can't be combined"],
    ],
  })
})

test('Promotions that can be combined are added, and beat a single one that saves less', () => {
  const combined = ['A', 'B'].map((title) => aPromotion({ name: title, title, percent: 8, is_stackable: 1 }))
  expect(explained([...combined, aPromotion()]).applied).toEqual(['A', 'B'])
})

test('Each seller’s items get their own best offer', () => {
  const basket = aBasket(aLine('pot', 400_00), aLine('cloth', 400_00, { business: 'BS-2' }))
  const own = aPromotion({ name: 'PRM-2', title: 'Loom', business: 'BS-2', percent: 30 })
  expect(explained([aPromotion(), own], { basket }).offers).toEqual([
    ['Loom', 'applied', 120_00, null],
    ['Ten percent', 'applied', 40_00, null],
  ])
})

test('An offer says in words which condition the cart does not meet', () => {
  expect(reasonOf({ minimum_amount: 1000_00 })).toBe('Add items worth ₹200 more to get this offer')
  expect(reasonOf({ minimum_quantity: 3 })).toBe('Add 1 more item to get this offer')
  expect(reasonOf({ items: [item({ product: 'lamp' })] })).toBe('Your cart has no item of this offer')
  expect(reasonOf({ payment_choice: 'cod' })).toBe('Choose cash on delivery to get this offer')
  expect(reasonOf({ payment_choice: 'online' }, { payment_choice: null })).toBe(
    'Choose to pay online to get this offer',
  )
  const chennai = [{ from_postal_code: '600001', to_postal_code: '600131' }]
  expect(reasonOf({ places: chennai }, { postal_code: '560001' })).toBe(
    "This offer isn't available for your PIN code",
  )
  expect(reasonOf({ places: chennai }, { postal_code: null })).toBe('Enter your PIN code to use this offer')
  expect(reasonOf({ days: 'Saturday and Sunday' })).toBe('This offer is valid on Saturday and Sunday')
  expect(reasonOf({ from_time: '09:00:00', to_time: '12:00:00' })).toBe(
    'This offer is valid from 09:00 to 12:00',
  )
  expect(reasonOf({ customer_group: 'members' })).toBe('This offer is for members')
  expect(reasonOf({ customer_group: 'signed in' })).toBe('Sign in to get this offer')
  expect(reasonOf({ total_uses: 5, used_count: 5 })).toBe('This offer is no longer available')
  expect(reasonOf({ budget: 100_00, spent_amount: 20_01 })).toBe('This offer is no longer available')
  expect(reasonOf({ kind: 'buy x get y', buy_quantity: 2, get_quantity: 1, percent: null })).toBe(
    'Add 1 more item to get this offer',
  )
  expect(reasonOf({ days: 'Monday to Friday', to_time: '16:00:00' })).toBeNull()
})

test('A customer’s own limits are told to who signed in; a guest signs in for what needs no code', () => {
  const signedIn = { isGuest: false, roles: new Set(['All']) }
  expect(reasonOf({ uses_per_customer: 1, customer_uses: 1 }, signedIn)).toBe(
    'You have already used this offer',
  )
  expect(reasonOf({ customer_group: 'first order' }, { ...signedIn, isFirstOrder: false })).toBe(
    'This offer is for your first order',
  )
  expect(reasonOf({ uses_per_customer: 1 })).toBe('Sign in to get this offer')
  const code = {
    is_automatic: 0,
    customer_group: 'first order',
    uses_per_customer: 1,
    coupon: coupon(),
  } as const
  expect(explained([aPromotion(code)]).applied).toEqual(['Ten percent'])
  const listed = { ...code, coupon: null, listed_code: 'FIRST' }
  expect(explained([aPromotion(listed)]).offers).toEqual([['Ten percent', 'available', 80_00, null]])
})

test('A code that is not for the caller is refused like one that does not exist', () => {
  const hidden = { is_automatic: 0, is_listed: 0 } as const
  const silent: readonly Partial<PromotionTerms>[] = [
    { coupon: coupon({ is_for_caller: false }) },
    { coupon: coupon({ is_active: 0 }) },
    { coupon: coupon(), is_running: false },
    { coupon: coupon(), customer_group: 'members' },
  ]
  for (const values of silent)
    expect(explained([aPromotion({ ...hidden, ...values })])).toEqual({
      applied: [],
      refusal: null,
      offers: [],
    })
  expect(explained([aPromotion({ ...hidden, coupon: coupon({ is_left: false }) })]).refusal).toBe(
    'This coupon has been used already',
  )
})

test('A code of a seller without items in the cart says so', () => {
  const other = aPromotion({ is_automatic: 0, business: 'BS-9', coupon: coupon() })
  expect(explained([other]).refusal).toBe('Your cart has no item of this offer')
})

test('A listed code shows what it would save, and is applied only when it is entered', () => {
  const listed = aPromotion({ is_automatic: 0, listed_code: 'DIWALI' })
  expect(explained([listed])).toEqual({
    applied: [],
    refusal: null,
    offers: [['Ten percent', 'available', 80_00, null]],
  })
  expect(explained([{ ...listed, coupon: coupon() }]).applied).toEqual(['Ten percent'])
})

test('A listed code shows what it would save in addition, and is not offered when it saves no more', () => {
  const listed = aPromotion({ is_automatic: 0, listed_code: 'DIWALI' })
  const applied = (percent: number) => aPromotion({ name: 'PRM-2', title: 'Automatic', percent })
  expect(explained([listed, applied(8)]).offers[1]).toEqual(['Ten percent', 'available', 16_00, null])
  expect(explained([listed, applied(12)]).offers[1]).toEqual([
    ...['Ten percent', 'not_applied', 0],
    "“Automatic” saves you more, and the two can't be combined",
  ])
})

test('A code that saves less than an automatic offer is refused with the name of that offer', () => {
  const code = aPromotion({ name: 'PRM-2', title: 'Coupon', percent: 5, is_automatic: 0, coupon: coupon() })
  expect(explained([aPromotion(), code]).refusal).toBe(
    "“Ten percent” saves you more, and the two can't be combined",
  )
})
