import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheResponse, readCachedResponse } from './response-cache.ts'
import { memoryStore } from '../device/memory-store.ts'
import { forgetOwnAnswers, ownKey } from './own-answers.ts'

const answer = { at: 1, value: 'Imli' }

test('Two accounts on one device never see each other’s cached responses', () => {
  expect(ownKey('USR-1', 'family')).not.toBe(ownKey('USR-2', 'family'))
})

test('Sign-out removes the user’s own data from the device and keeps the rest', () => {
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
