import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheResponse, readCachedResponse } from './response-cache.ts'
import { memoryStore } from '../device/memory-store.ts'
import { forgetOwnAnswers, ownKey } from './own-answers.ts'

const answer = { at: 1, value: 'Imli' }

test('two accounts on one device never meet each other’s answers', () => {
  expect(ownKey('USR-1', 'family')).not.toBe(ownKey('USR-2', 'family'))
})

test('whoever signs out leaves nothing of their own on the device, and the rest stays', () => {
  const store = memoryStore()
  const client = new QueryClient()
  cacheResponse(store, ownKey('USR-1', 'family'), answer)
  cacheResponse(store, 'settings', answer)
  client.setQueryData([ownKey('USR-1', 'family')], answer)
  client.setQueryData(['settings'], answer)
  forgetOwnAnswers(client, store)
  expect(readCachedResponse(store, ownKey('USR-1', 'family'))).toBeUndefined()
  expect(readCachedResponse(store, 'settings')).toEqual(answer)
  expect(client.getQueryData([ownKey('USR-1', 'family')])).toBeUndefined()
  expect(client.getQueryData(['settings'])).toEqual(answer)
})
