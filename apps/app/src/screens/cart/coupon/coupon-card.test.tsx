// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refuse, response } from '#client/testing'
import { cartOf } from '../../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, waitFor } from '../../../testing/render-screen.tsx'
import { hasCoupons } from './coupon-card.tsx'

const offer = { terms: null, code: null, amount: 0, reason: null } as const
const offered = cartOf({
  takes_coupons: true,
  offers: [
    { ...offer, key: 'PRM-1', title: '₹50 off', code: 'FIFTY', state: 'available', amount: 50 },
    {
      ...offer,
      key: 'PRM-2',
      title: 'Free delivery',
      state: 'not_applied',
      reason: 'Add items worth ₹200 more',
    },
  ],
})
const applied = cartOf({
  ...{ takes_coupons: true, coupon_code: 'FIFTY', version: 4 },
  discounts: [{ source: 'promotions', code: 'FIFTY', label: '₹50 off', amount: 50, items_amount: 50 }],
  offers: [{ ...offer, key: 'PRM-1', title: '₹50 off', code: 'FIFTY', state: 'applied', amount: 50 }],
})

test('The coupon box is shown when the site accepts coupons or one is applied', () => {
  expect(hasCoupons({ takes_coupons: false, coupon_code: null })).toBe(false)
  expect(hasCoupons({ takes_coupons: true, coupon_code: null })).toBe(true)
  expect(hasCoupons({ takes_coupons: false, coupon_code: 'DIWALI' })).toBe(true)
})

test('A shopper applies an offer of the list, sees what it saves, and removes it', async () => {
  const server = await renderScreen('/yourcart', {
    answers: [response('mela.cart.get_cart', offered), response('mela.cart.set_coupon', applied)],
  })
  expect(await shown.findByText('Add items worth ₹200 more')).toBeDefined()
  await press('Apply FIFTY')
  expect(await shown.findByText('Best offer applied')).toBeDefined()
  expect(shown.getByText('Discount: ₹50 off')).toBeDefined()
  server.respondWith(response('mela.cart.set_coupon', offered))
  await press('Remove')
  expect(await shown.findByRole('button', { name: 'Apply FIFTY' })).toBeDefined()
  expect(server.inputsOf('mela.cart.set_coupon')).toMatchObject([
    { coupon_code: 'FIFTY' },
    { coupon_code: null },
  ])
})

test('A code that is refused says why at its field', async () => {
  const message = 'This coupon code is not valid. Check it and try again.'
  await renderScreen('/yourcart', {
    answers: [
      response('mela.cart.get_cart', offered),
      refuse('mela.cart.set_coupon', { message, field: 'coupon_code' }),
    ],
  })
  await fill(/^Coupon/, 'GUESS')
  await press('Apply')
  expect(await shown.findByText(message)).toBeDefined()
  expect(shown.getByRole('textbox', { name: /^Coupon/ }).getAttribute('aria-invalid')).toBe('true')
})

test('A link with a code applies it once', async () => {
  const server = await renderScreen('/yourcart?coupon=fifty', {
    answers: [response('mela.cart.get_cart', offered), response('mela.cart.set_coupon', applied)],
  })
  expect(await shown.findByText('Best offer applied')).toBeDefined()
  await waitFor(() =>
    expect(server.inputsOf('mela.cart.set_coupon')).toMatchObject([{ coupon_code: 'FIFTY' }]),
  )
})
