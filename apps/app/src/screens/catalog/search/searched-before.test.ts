import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { forgetSearches, rememberSearch, searchedBefore } from './search-help.tsx'

test('the latest words come first, each once, and no more than eight', () => {
  const store = memoryStore()
  for (const words of ['kite', 'pot', 'Kite', 'a', 'b', 'c', 'd', 'e', 'f']) rememberSearch(store, words)
  expect(searchedBefore(store)).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'Kite', 'pot'])
  forgetSearches(store)
  expect(searchedBefore(store)).toEqual([])
})

test('what nobody can read is nothing', () => {
  const store = memoryStore()
  store.write('searched_before', '{')
  expect(searchedBefore(store)).toEqual([])
})
