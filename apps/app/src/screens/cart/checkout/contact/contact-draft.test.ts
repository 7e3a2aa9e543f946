import { expect, test } from 'vitest'
import { memoryStore } from '../../../../data/device/memory-store.ts'
import { emptyAddress } from '../../../../ui/place/address-answers.ts'
import { clearContact, storeContact, readContact } from './contact-draft.ts'

const region = { ...emptyAddress.region, zipcode: '600090', city: 'Chennai', state: 'Tamil Nadu' }

test('what was typed at the checkout is there again after a reload, until it is sent', () => {
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

test('what another version kept, or nobody, is read as nothing typed', () => {
  const store = memoryStore()
  store.write('mela.contact', '{"address":"Temple Street"}')
  expect(readContact(store)?.address).toEqual(emptyAddress)
  store.write('mela.contact', 'noise')
  expect(readContact(store)).toBeNull()
})
