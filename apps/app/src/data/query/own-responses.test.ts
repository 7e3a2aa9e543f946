import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheResponse, readCachedResponse } from './response-cache.ts'
import { memoryStore } from '../device/memory-store.ts'
import { forgetOwnResponses, ownKey } from './own-responses.ts'

const response = { at: 1, value: 'Imli' }

test('Two accounts on one device never see each other’s cached responses', () => {
  expect(ownKey('USR-1', 'family')).not.toBe(ownKey('USR-2', 'family'))
})

test('Sign-out removes the user’s own data from the device and keeps the rest', () => {
  const store = memoryStore()
  const client = new QueryClient()
  cacheResponse(store, ownKey('USR-1', 'family'), response)
  cacheResponse(store, 'settings', response)
  client.setQueryData([ownKey('USR-1', 'family')], response)
  client.setQueryData(['settings'], response)
  forgetOwnResponses(client, store)
  expect(readCachedResponse(store, ownKey('USR-1', 'family'))).toBeUndefined()
  expect(readCachedResponse(store, 'settings')).toEqual(response)
  expect(client.getQueryData([ownKey('USR-1', 'family')])).toBeUndefined()
  expect(client.getQueryData(['settings'])).toEqual(response)
})
