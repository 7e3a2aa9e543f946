import { expect, test } from 'vitest'
import { memoryStore } from '../../../../data/device/memory-store.ts'
import { emptyAddress } from '../../../../ui/place/address-answers.ts'
import { clearContact, storeContact, readContact } from './contact-draft.ts'

const region = { ...emptyAddress.region, zipcode: '600090', city: 'Chennai', state: 'Tamil Nadu' }

test('Checkout input is restored after a reload until the order is placed', () => {
  const store = memoryStore()
  expect(readContact(store)).toBeNull()
  const typed = {
    address: { ...emptyAddress, contact_name: 'Meena', address_line1: '4 Temple Street', region },
    ...{ email: 'meena@letters.example', isBusiness: false, gstin: '' },
  }
  storeContact(typed, store)
  expect(readContact(store)).toEqual(typed)
  clearContact(store)
  expect(readContact(store)).toBeNull()
})

test('Checkout input of another version or a missing one reads as empty', () => {
  const store = memoryStore()
  store.write('mela.contact', '{"address":"Temple Street"}')
  expect(readContact(store)?.address).toEqual(emptyAddress)
  store.write('mela.contact', 'noise')
  expect(readContact(store)).toBeNull()
})
