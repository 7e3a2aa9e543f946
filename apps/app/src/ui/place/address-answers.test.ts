import { expect, test } from 'vitest'
import {
  addressIn,
  addressAnswers,
  emptyAddress,
  fieldNamed,
  addressProblems,
  type AddressAnswers,
} from './address-answers.ts'
import type { Address } from './place-calls.ts'
import { byHand, emptyRegion } from './postal-region.ts'

const saved: Address = {
  ...{
    name: 'ADR-1',
    title: null,
    contact_name: 'Lakshmi V',
    phone: '+919840012345',
    is_default: 1,
    show: 1,
  },
  ...{ address_line1: '7 Lake View Street', address_line2: null, landmark: null },
  ...{
    zipcode: '600090',
    city: 'Chennai',
    state: 'Tamil Nadu',
    country: 'IN',
    latitude: null,
    longitude: null,
  },
}

test('An empty form has an error for each field', () => {
  expect(addressProblems(emptyAddress)).toEqual({
    ...{
      contact_name: 'address.need_name',
      phone: 'address.need_phone',
      address_line1: 'address.need_line1',
    },
    zipcode: 'address.enter_pin',
  })
})

test('Manual entry requires each part', () => {
  const hand: AddressAnswers = { ...addressAnswers(saved), region: byHand(emptyRegion, true) }
  expect(addressProblems(hand)).toEqual({
    zipcode: 'address.enter_pin',
    city: 'address.need_city',
    state: 'address.need_state',
  })
})

test('A stored address is complete and is sent back unchanged', () => {
  const answers = addressAnswers(saved)
  expect(addressProblems(answers)).toEqual({})
  expect(addressIn(answers)).toMatchObject({
    zipcode: '600090',
    city: 'Chennai',
    landmark: '',
    country: 'IN',
  })
  expect(addressProblems({ ...answers, phone: '12' })).toEqual({ phone: 'address.need_phone' })
})

test('A field named by the server is found on the form', () => {
  expect(fieldNamed('address.zipcode')).toBe('zipcode')
  expect(fieldNamed('billing.address.city')).toBe('city')
  expect(fieldNamed('address')).toBeNull()
})
