// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { cartOf, emptyCart, walletOf } from '../../../testing/fixtures.ts'
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
const ready = cartOf({
  ...{ address: home, contact_name: 'Meena', phone: '+919840012345', payment_choice: 'cod' },
})
const placed = {
  ...{ amount: 290, pay_url: null, order: 'ORD-1', token: 'T-1', state: 'placed', currency: 'INR' },
  next: 'done',
} as const

test('A guest places an order that is paid on delivery', async () => {
  const server = await renderScreen('/checkout', {
    answers: [response('mela.cart.get_cart', ready), response('mela.orders.place_order', placed)],
  })
  await press('Place order for ₹290')
  await shown.findAllByRole('button')
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([{ version: 3, expected_total: 290 }])
  expect(address()).toBe('/my-orders/T-1?placed=1')
})

test('An order without an address is not placed, and the missing fields are named', async () => {
  const server = await renderScreen('/checkout', {
    answers: [response('mela.cart.get_cart', cartOf({ payment_choice: 'online' }))],
  })
  await press('Pay ₹290')
  expect(await shown.findByText("Enter the receiver's full name")).toBeDefined()
  expect(shown.getByText('Enter the house number and street')).toBeDefined()
  expect(server.inputsOf('mela.orders.place_order')).toEqual([])
})

test('A guest without a PIN code reads why delivery is missing among the options', async () => {
  const text = 'Enter your PIN code above to see delivery options.'
  await renderScreen('/checkout', {
    answers: [response('mela.cart.get_cart', cartOf({ postal_code: null, payment_choice: 'online' }))],
  })
  expect(await shown.findByText(text)).toBeDefined()
})

test('A shopper chooses how to pay, and the cart is told', async () => {
  const server = await renderScreen('/checkout', {
    answers: [response('mela.cart.get_cart', ready), response('mela.cart.set_payment', ready)],
  })
  await press(/Pay online/, 'radio')
  await waitFor(() =>
    expect(server.inputsOf('mela.cart.set_payment')).toMatchObject([{ payment_choice: 'online' }]),
  )
})

test('A coupon that is not accepted says why at its field', async () => {
  await renderScreen('/checkout', {
    answers: [
      response('mela.cart.get_cart', { ...ready, takes_coupons: true }),
      refuse('mela.cart.set_coupon', { message: 'This coupon has expired', field: 'coupon_code' }),
    ],
  })
  await fill(/^Coupon/, 'DIWALI')
  await press('Apply')
  expect((await shown.findByRole('textbox', { name: /^Coupon/ })).getAttribute('aria-invalid')).toBe('true')
  expect(shown.getByText('This coupon has expired')).toBeDefined()
})

test('A cart with nothing in it leads to the categories', async () => {
  await renderScreen('/checkout', { answers: [response('mela.cart.get_cart', emptyCart)] })
  expect(await shown.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
})

const isOn = response('api.get_all_website_settings', { ...siteSettings, enable_wallet: 1 })
const wallet = (balance: number) => response('mela.wallet.get_wallet', walletOf(balance))
const onlineCart = { ...ready, payment_choice: 'online' as const }
const priceDetails = () => shown.getByRole('complementary', { name: 'Price details' })

test('A buyer pays a part from the wallet, and the summary names both parts', async () => {
  const server = await renderScreen('/checkout', {
    account: 'USR-1',
    answers: [
      ...[isOn, wallet(250), response('mela.cart.get_cart', onlineCart)],
      response('mela.orders.place_order', { ...placed, amount: 40 }),
    ],
  })
  const use = await shown.findByRole<HTMLInputElement>('checkbox', { name: /^Use ₹250 from your wallet/ })
  expect(use.checked).toBe(false)
  expect(within(priceDetails()).queryByText('From your wallet')).toBeNull()
  await press(/^Use ₹250/, 'checkbox')
  expect(within(priceDetails()).getByText('From your wallet').nextSibling?.textContent).toBe('−₹250')
  expect(within(priceDetails()).getByText('Left to pay').nextSibling?.textContent).toBe('₹40')
  await press('Pay ₹40')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([
    { expected_total: 290, wallet_amount: 250 },
  ])
})

test('A wallet that pays everything leaves no other payment method to choose', async () => {
  const server = await renderScreen('/checkout', {
    account: 'USR-1',
    answers: [
      ...[isOn, wallet(500), response('mela.cart.get_cart', onlineCart)],
      response('mela.orders.place_order', placed),
    ],
  })
  await press(/^Use ₹290 from your wallet/, 'checkbox')
  expect(shown.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull()
  await press('Pay ₹290 from wallet')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([{ wallet_amount: 290 }])
})

const withFee = { ...ready, totals: { ...ready.totals, payment_fee: 20, total: 310 } }

test('A buyer who pays on delivery reads how to use the wallet', async () => {
  const server = await renderScreen('/checkout', {
    account: 'USR-1',
    answers: [
      ...[isOn, wallet(500), response('mela.cart.get_cart', withFee)],
      response('mela.orders.place_order', placed),
    ],
  })
  expect(await shown.findByText('To use ₹290 from your wallet, pay online.')).toBeDefined()
  expect(shown.queryByRole('checkbox', { name: /from your wallet/ })).toBeNull()
  await press('Place order for ₹310')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1?placed=1'))
  expect(server.inputsOf('mela.orders.place_order')).toMatchObject([{ wallet_amount: 0 }])
})

test('A balance that has changed is named at the choice and read again', async () => {
  const server = await renderScreen('/checkout', {
    account: 'USR-1',
    answers: [
      ...[isOn, wallet(250), response('mela.cart.get_cart', onlineCart)],
      refuse('mela.orders.place_order', {
        ...{ code: 'wallet.not_enough', message: 'Your wallet can pay ₹100 here now.' },
      }),
    ],
  })
  await press(/^Use ₹250/, 'checkbox')
  await press('Pay ₹40')
  expect(await shown.findByText('Your wallet can pay ₹100 here now.')).toBeDefined()
  server.respondWith(wallet(100))
  await press('Check balance again')
  expect(await shown.findByRole('checkbox', { name: /^Use ₹100/, checked: true })).toBeDefined()
  await waitFor(() => expect(shown.queryByText('Your wallet can pay ₹100 here now.')).toBeNull())
  expect(within(priceDetails()).getByText('Left to pay').nextSibling?.textContent).toBe('₹190')
})
