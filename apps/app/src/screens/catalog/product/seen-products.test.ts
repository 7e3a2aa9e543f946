import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { rememberSeen, seenProducts } from './seen-products.tsx'

const seen = (route: string) => ({ route, title: route.toUpperCase(), image: null })

test('The latest products come first, each once, and at most twelve', () => {
  const store = memoryStore()
  for (let number = 0; number < 15; number += 1) rememberSeen(store, seen(`p${number}`))
  rememberSeen(store, seen('p9'))
  expect(
    seenProducts(store)
      .map(({ route }) => route)
      .slice(0, 3),
  ).toEqual(['p9', 'p14', 'p13'])
  expect(seenProducts(store)).toHaveLength(12)
})

test('An invalid product is left out', () => {
  const store = memoryStore({ seen_products: '[{"route":1},{"route":"pot","title":"Pot","image":null},"x"]' })
  expect(seenProducts(store)).toEqual([{ route: 'pot', title: 'Pot', image: null }])
})
