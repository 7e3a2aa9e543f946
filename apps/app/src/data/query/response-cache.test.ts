import { expect, test } from 'vitest'
import { cacheResponse, readCachedResponse } from './response-cache.ts'
import { memoryStore } from '../device/memory-store.ts'

test('The last successful response is restored with its time', () => {
  const store = memoryStore()
  cacheResponse(store, 'albums', { at: 5, value: ['a'] })
  expect(readCachedResponse(store, 'albums')).toEqual({ at: 5, value: ['a'] })
  expect(readCachedResponse(store, 'events')).toBeUndefined()
})

test('Storage written by another version is ignored', () => {
  const store = memoryStore({
    'mela.answer.albums': '{"at":5,"value":1}',
    'mela.answer.events': 'not json',
  })
  expect(readCachedResponse(store, 'albums')).toBeUndefined()
  expect(readCachedResponse(store, 'events')).toBeUndefined()
})

test('Only the oldest responses are removed when there are too many', () => {
  const store = memoryStore({ api_key: 'mine' })
  for (let at = 1; at <= 45; at += 1) cacheResponse(store, `album:${at}`, { at, value: at })
  expect(readCachedResponse(store, 'album:5')).toBeUndefined()
  expect(readCachedResponse(store, 'album:6')).toEqual({ at: 6, value: 6 })
  expect(store.read('api_key')).toBe('mine')
})

test('A response too large for the device is not stored', () => {
  const store = memoryStore()
  cacheResponse(store, 'page:long', { at: 1, value: 'x'.repeat(200_001) })
  expect(store.keys()).toEqual([])
})
