import { expect, test } from 'vitest'
import { needsDelivery, missingOf } from './checkout-parts.tsx'

const options = [
  { code: 'standard', kind: 'delivery' },
  { code: 'pickup:BRN-1', kind: 'pickup' },
] as const
const fulfilment = (chosen: string | null) => ({ is_digital: false, chosen, options })
const address = {
  ...{ contact_name: 'Meena', phone: '+919840012345', address_line1: '4 Temple Street', city: 'Delhi' },
  ...{ address_line2: null, landmark: null, state: 'Delhi', zipcode: '110001', country: 'IN' },
}
const digital = {
  is_digital: true,
  chosen: 'digital',
  options: [{ code: 'digital', kind: 'digital' as const }],
}
const cart = {
  ...{ address: null, contact_name: 'Meena', phone: '+919840012345', changes: [] },
  ...{ payment_choice: 'online' as const, fulfilments: [fulfilment('pickup:BRN-1')] },
}

test('Items not chosen for pickup are delivered and require an address', () => {
  expect(needsDelivery({ fulfilments: [fulfilment(null)] })).toBe(true)
  expect(needsDelivery({ fulfilments: [fulfilment('pickup:BRN-1'), fulfilment('standard')] })).toBe(true)
  expect(needsDelivery({ fulfilments: [fulfilment('pickup:BRN-1'), digital] })).toBe(false)
  expect(missingOf({ ...cart, fulfilments: [fulfilment(null)] })?.text).toBe('checkout.fill_first')
})

test('Pickup requires a name, a phone number and a payment method only', () => {
  expect(missingOf({ ...cart, phone: null })?.text).toBe('checkout.name_first')
  expect(missingOf({ ...cart, payment_choice: null })?.text).toBe('checkout.choose_payment')
  expect(missingOf(cart)).toBeNull()
})

test('An undeliverable package blocks the order until the buyer chooses pickup or another address', () => {
  const far = { ...cart, address, fulfilments: [fulfilment('standard'), fulfilment(null)] }
  expect(missingOf(far)).toEqual({ text: 'checkout.choose_delivery', part: 'checkout-fulfilment-1' })
  const nothing = { ...fulfilment(null), options: [] }
  expect(missingOf({ ...far, fulfilments: [nothing] })?.text).toBe('checkout.cannot_come')
  expect(missingOf({ ...far, fulfilments: [fulfilment('standard'), fulfilment('pickup:BRN-1')] })).toBeNull()
})
