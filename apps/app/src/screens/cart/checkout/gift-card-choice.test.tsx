// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refuse, response } from '#client/testing'
import { cartOf, walletOf } from '../../../testing/fixtures.ts'
import {
  address,
  fill,
  press,
  renderScreen,
  shown,
  siteSettings,
  waitFor,
  within,
} from '../../../testing/render-screen.tsx'

const home = {
  ...{ contact_name: 'Meena', phone: '+919840012345', address_line1: '4 Lake Road', address_line2: null },
  ...{ landmark: null, city: 'Chennai', state: 'Tamil Nadu', zipcode: '600028', country: 'IN' },
}
const cart = cartOf({
  ...{ address: home, contact_name: 'Meena', phone: '+919840012345', payment_choice: 'online' },
})
const placed = {
  ...{ amount: 40, pay_url: null, order: 'ORD-1', token: 'T-1', state: 'placed', currency: 'INR' },
  next: 'done',
} as const
const isOn = response('api.get_all_website_settings', {
  ...siteSettings,
  enable_gift_cards: 1,
  enable_wallet: 1,
})
const cardOf = (balance: number) =>
  response('mela.gift_cards.check_balance', {
    ...{ last_four: 'PQRS', balance, currency: 'INR', expires_on: '2027-11-18' },
  })
const wallet = (balance: number) => response('mela.wallet.get_wallet', walletOf(balance))
const priceDetails = () => within(shown.getByRole('complementary', { name: 'Price details' }))

async function enterCode(): Promise<void> {
  await press('Use a gift card')
  await fill('Gift card code', 'ABCD-EFGH-JKMN-PQRS')
  await press('Apply')
}

test('A guest pays a part by gift card, which the summary names, and removes it again', async () => {
  const server = await renderScreen('/checkout', {
    answers: [
      isOn,
      cardOf(200),
      response('mela.cart.get_cart', cart),
      response('mela.orders.place_order', placed),
    ],
  })
  await enterCode()
  expect(await shown.findByText('Gift card ending in PQRS')).toBeDefined()
  expect(shown.getByText('Uses the full balance of the card')).toBeDefined()
  expect(priceDetails().getByText('Gift card').nextSibling?.textContent).toBe('−₹200')
  expect(priceDetails().getByText('Left to pay').nextSibling?.textContent).toBe('₹90')
  await press('Remove')
  expect(priceDetails().queryByText('Left to pay')).toBeNull()
  await enterCode()
  await press('Pay ₹90')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([
    { gift_card_code: 'ABCD-EFGH-JKMN-PQRS', gift_card_amount: 200, wallet_amount: 0 },
  ])
  expect(JSON.stringify(globalThis.localStorage)).not.toContain('ABCD')
})

test('A card that holds more than the total leaves nothing to choose, and says what stays', async () => {
  const server = await renderScreen('/checkout', {
    answers: [
      isOn,
      cardOf(500),
      response('mela.cart.get_cart', cart),
      response('mela.orders.place_order', placed),
    ],
  })
  await enterCode()
  expect(await shown.findByText('₹210 stays on the card')).toBeDefined()
  expect(shown.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull()
  await press('Pay ₹290 by gift card')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([{ gift_card_amount: 290 }])
})

test('The wallet pays of what the card leaves', async () => {
  const server = await renderScreen('/checkout', {
    account: 'USR-1',
    answers: [
      ...[isOn, cardOf(200), wallet(500), response('mela.cart.get_cart', cart)],
      response('mela.orders.place_order', placed),
    ],
  })
  await enterCode()
  await press(/^Use ₹90 from your wallet/, 'checkbox')
  expect(priceDetails().getByText('Left to pay').nextSibling?.textContent).toBe('₹0')
  await press('Place order for ₹290')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([
    { gift_card_amount: 200, wallet_amount: 90 },
  ])
})

test('A code without a balance says so at its field', async () => {
  await renderScreen('/checkout', {
    answers: [
      ...[isOn, response('mela.cart.get_cart', cart)],
      refuse('mela.gift_cards.check_balance', {
        ...{ code: 'gift_cards.no_balance', message: 'This code has no balance to use.' },
      }),
    ],
  })
  await enterCode()
  expect(await shown.findByText('This code has no balance to use.')).toBeDefined()
  expect(shown.getByRole('textbox', { name: 'Gift card code' }).getAttribute('aria-invalid')).toBe('true')
})

test('A card that another phone spent is named at its row and read again', async () => {
  const server = await renderScreen('/checkout', {
    answers: [
      ...[isOn, cardOf(200), response('mela.cart.get_cart', cart)],
      refuse('mela.orders.place_order', {
        ...{ code: 'gift_cards.not_enough', message: 'This gift card can pay ₹50 now.' },
      }),
    ],
  })
  await enterCode()
  await press('Pay ₹90')
  expect(await shown.findByText('This gift card can pay ₹50 now.')).toBeDefined()
  server.respondWith(cardOf(50))
  await press('Check balance again')
  await waitFor(() => expect(shown.queryByText('This gift card can pay ₹50 now.')).toBeNull())
  expect(priceDetails().getByText('Left to pay').nextSibling?.textContent).toBe('₹240')
})

test('Nothing is offered for cash on delivery, nor while gift cards are off', async () => {
  await renderScreen('/checkout', {
    answers: [isOn, response('mela.cart.get_cart', { ...cart, payment_choice: 'cod' })],
  })
  expect(await shown.findByText('To use a gift card, pay online.')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Use a gift card' })).toBeNull()
  await renderScreen('/checkout', { answers: [response('mela.cart.get_cart', cart)] })
  expect((await shown.findAllByRole('button', { name: 'Pay ₹290' })).length).toBeGreaterThan(0)
  expect(shown.queryByRole('button', { name: 'Use a gift card' })).toBeNull()
})
