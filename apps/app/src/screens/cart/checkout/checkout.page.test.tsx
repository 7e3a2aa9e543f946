// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { cartOf, emptyCart } from '../../../testing/fixtures.ts'
import { address, fill, press, renderScreen, shown, waitFor } from '../../../testing/render-screen.tsx'

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
