import { expect, test } from 'vitest'
import { createGuestCache, encodedResponse } from './index.ts'

const response = encodedResponse(
  { status: 200, headers: { 'content-type': 'application/json' } },
  Buffer.from('{"data":[]}'),
)
const later = Date.now() + 60_000

test('A cached response is fresh until one of its tags is invalidated', () => {
  const cache = createGuestCache()
  cache.begin().store('list', response, { tags: ['Gallery'], freshUntil: later })
  cache.invalidate(['Mela Event'])
  expect(cache.find('list')?.isFresh).toBe(true)
  cache.invalidate(['Gallery'])
  expect(cache.find('list')?.isFresh).toBe(false)
})

test('Each invalidation of a cached type changes its version, and so does invalidating everything', () => {
  const cache = createGuestCache()
  const countChanges = () => cache.changesOf(['Gallery', 'Mela Event'])
  const first = countChanges()
  cache.invalidate(['Web Page'])
  expect(countChanges()).toBe(first)
  cache.invalidate(['Gallery'])
  const second = countChanges()
  cache.invalidate(['Gallery'])
  const third = countChanges()
  cache.invalidateAll()
  expect(new Set([first, second, third, countChanges()]).size).toBe(4)
})

test('A response that began reading before a change is never fresh after it', () => {
  const cache = createGuestCache()
  const filling = cache.begin()
  cache.invalidate(['Gallery'])
  filling.store('list', response, { tags: ['Gallery'], freshUntil: later })
  expect(cache.find('list')?.isFresh).toBe(false)
})

test('A response read after the change is fresh again', () => {
  const cache = createGuestCache()
  cache.invalidate(['Gallery'])
  cache.begin().store('list', response, { tags: ['Gallery'], freshUntil: later })
  expect(cache.find('list')?.isFresh).toBe(true)
})

test('A stale response is available while the database is unavailable', () => {
  const cache = createGuestCache()
  cache.begin().store('list', response, { tags: [], freshUntil: later })
  cache.invalidateAll()
  expect(cache.find('list')).toEqual({ response, isFresh: false })
  expect(cache.find('list', later + 1)?.isFresh).toBe(false)
})

test('Long responses are compressed once and have an entity tag of their bytes', () => {
  const long = encodedResponse({ status: 200, headers: {} }, Buffer.alloc(5000, 'a'))
  expect(long.isWorthCompressing).toBe(true)
  expect(long.compressed('gzip').length).toBeLessThan(200)
  expect(long.compressed('br')).toBe(long.compressed('br'))
  expect(long.etag).not.toBe(response.etag)
  expect(response.isWorthCompressing).toBe(false)
})

test('A flood of one-off requests does not evict a response that is requested in between', () => {
  const cache = createGuestCache()
  const flood = encodedResponse({ status: 200, headers: {} }, Buffer.alloc(100_000))
  cache.begin().store('home', response, { tags: [], freshUntil: later })
  for (let count = 0; count < 1000; count += 1) {
    cache.begin().store(`once ${count}`, flood, { tags: [], freshUntil: later })
    cache.find('home')
  }
  expect(cache.find('home')).toEqual({ response, isFresh: true })
  expect(cache.find('once 0')).toBeUndefined()
  expect(cache.find('once 999')).toBeDefined()
})

test('A response is sent as text the first time and as bytes when it is requested again', () => {
  const text = '{"data":["₹ 150"]}'
  const { body, size } = encodedResponse({ status: 200, headers: {} }, text)
  expect(size).toBe(Buffer.byteLength(text))
  expect(body()).toBe(text)
  expect(body()).toEqual(Buffer.from(text))
  expect(body()).toBe(body())
})
