import { expect, test } from 'vitest'
import type { DeliveryOption } from '#store/shipping'
import { deliveryAddress, chooseDelivery } from './price-fulfilment.ts'

const option = (code: string, kind: DeliveryOption['kind']): DeliveryOption => ({
  ...{ code, kind, label: code, amount: 0, earliest_on: null, latest_on: null, slots: [], pickup: null },
  collection: null,
})
const pickup = option('pickup:BRN-1', 'pickup')
const delivery = option('standard', 'delivery')
const chosen = (options: readonly DeliveryOption[], code?: string) =>
  chooseDelivery(options, code === undefined ? undefined : { code, slot: null }).chosen?.code ?? null

test('Selects the cheapest available shipping method by default, but never pickup', () => {
  expect(chosen([delivery, option('express', 'delivery'), pickup])).toBe('standard')
  expect(chosen([option('digital', 'digital')])).toBe('digital')
  expect(chosen([pickup])).toBeNull()
  expect(chosen([pickup], 'standard')).toBeNull()
  expect(chosen([delivery, pickup], 'pickup:BRN-1')).toBe('pickup:BRN-1')
})

test('Refuses a foreign postal code, whatever its digits', () => {
  const home = {
    ...{ contact_name: 'Meena', phone: '+919840012345', address_line1: '4 Temple Street', city: 'Chennai' },
    ...{ address_line2: null, landmark: null, state: 'Tamil Nadu', zipcode: '600004', country: 'IN' },
  }
  expect(deliveryAddress({ address: null, postal_code: '600004' })).toBe('600004')
  expect(deliveryAddress({ address: null, postal_code: null })).toBeNull()
  expect(deliveryAddress({ address: home, postal_code: '600004' })).toBe('600004')
  expect(deliveryAddress({ address: { ...home, country: 'SG' }, postal_code: '600004' })).toBe('')
})
