import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { forgetSearches, rememberSearch, searchedBefore } from './search-help.tsx'

test('The latest searches come first, each once, and at most eight', () => {
  const store = memoryStore()
  for (const searchText of ['kite', 'pot', 'Kite', 'a', 'b', 'c', 'd', 'e', 'f'])
    rememberSearch(store, searchText)
  expect(searchedBefore(store)).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'Kite', 'pot'])
  forgetSearches(store)
  expect(searchedBefore(store)).toEqual([])
})

test('Unreadable storage reads as no searches', () => {
  const store = memoryStore()
  store.write('searched_before', '{')
  expect(searchedBefore(store)).toEqual([])
})
