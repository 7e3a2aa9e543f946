import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { askedCode, forgetAskedCode, storeAskedCode } from './asked-code.ts'

const asked = { sentTo: '+919840012345', lookup: 'a', againAt: 30, until: 300 }

test('A user who returns from their messages sees the code prompt again', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('renewal', 200, store)).toEqual(asked)
})

test('An expired code is no longer asked for', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('renewal', 301, store)).toBeNull()
})

test('Each purpose has its own code, and a deleted code is not asked for again', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('sign-in', 200, store)).toBeNull()
  forgetAskedCode('renewal', store)
  expect(askedCode('renewal', 200, store)).toBeNull()
})
