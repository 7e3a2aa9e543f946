import { expect, test } from 'vitest'
import { askedStore, chosenStore } from './chosen-store.rules.ts'

const one = { enable_multi_store: 0 } as const
const several = { enable_multi_store: 1 } as const

test('a chosen store counts where there are several, and not where there is one', () => {
  expect(chosenStore(several, 'BS-00002')).toBe('BS-00002')
  expect(chosenStore(one, 'BS-00002')).toBeNull()
  expect(chosenStore(several, null)).toBeNull()
})

test('where there is one, the page of the chosen store is nobody’s wish either', () => {
  const chosen = { business: 'BS-00002', store: 'BS-00002' }
  expect(askedStore(several, chosen)).toEqual(chosen)
  expect(askedStore(one, chosen)).toEqual({ business: null, store: null })
})

test('a business that nobody chose is asked for wherever there is one store or more', () => {
  for (const settings of [one, several])
    expect(askedStore(settings, { business: 'BS-00002', store: null })).toEqual({
      ...{ business: 'BS-00002', store: null },
    })
  expect(askedStore(one, { business: 'BS-00001', store: 'BS-00002' })).toEqual({
    ...{ business: 'BS-00001', store: null },
  })
})
