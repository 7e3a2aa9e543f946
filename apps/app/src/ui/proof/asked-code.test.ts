import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { askedCode, forgetAskedCode, storeAskedCode } from './asked-code.ts'

const asked = { sentTo: '+919840012345', lookup: 'a', againAt: 30, until: 300 }

test('whoever comes back from the messages finds the question for the code again', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('renewal', 200, store)).toEqual(asked)
})

test('a code that is over is not asked for any more', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('renewal', 301, store)).toBeNull()
})

test('one purpose does not know of another, and what is forgotten is gone', () => {
  const store = memoryStore()
  storeAskedCode('renewal', asked, store)
  expect(askedCode('sign-in', 200, store)).toBeNull()
  forgetAskedCode('renewal', store)
  expect(askedCode('renewal', 200, store)).toBeNull()
})
