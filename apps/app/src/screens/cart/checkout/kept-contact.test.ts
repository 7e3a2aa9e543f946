import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/memory-store.ts'
import { emptyAddress } from '../../../ui/place/address-answers.ts'
import { forgetContact, keepContact, keptContact } from './kept-contact.ts'

const region = { ...emptyAddress.region, zipcode: '600090', city: 'Chennai', state: 'Tamil Nadu' }

test('what was typed at the checkout is there again after a reload, until it is sent', () => {
  const store = memoryStore()
  expect(keptContact(store)).toBeNull()
  const typed = {
    address: { ...emptyAddress, contact_name: 'Meena', address_line1: '4 Temple Street', region },
    ...{ email: 'meena@letters.example', isBusiness: false, gstin: '' },
  }
  keepContact(typed, store)
  expect(keptContact(store)).toEqual(typed)
  forgetContact(store)
  expect(keptContact(store)).toBeNull()
})

test('what another version kept, or nobody, is read as nothing typed', () => {
  const store = memoryStore()
  store.write('mela.contact', '{"address":"Temple Street"}')
  expect(keptContact(store)?.address).toEqual(emptyAddress)
  store.write('mela.contact', 'noise')
  expect(keptContact(store)).toBeNull()
})
