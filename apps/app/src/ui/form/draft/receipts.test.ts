import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { forgetReceipt, storeReceipt, receiptsOf } from './receipts.ts'

test('The device stores what was sent, newest first, with the newest token', () => {
  const store = memoryStore()
  storeReceipt({ route: 'fair', name: 'F-1', token: 'old', at: 1 }, store)
  storeReceipt({ route: 'stall', name: 'S-1', token: 's', at: 2 }, store)
  storeReceipt({ route: 'fair', name: 'F-2', token: 'two', at: 3 }, store)
  storeReceipt({ route: 'fair', name: 'F-1', token: 'new', at: 4 }, store)
  expect(receiptsOf('fair', store).map(({ name, token }) => [name, token])).toEqual([
    ['F-1', 'new'],
    ['F-2', 'two'],
  ])
  forgetReceipt('F-1', store)
  expect(receiptsOf('fair', store)).toHaveLength(1)
})
