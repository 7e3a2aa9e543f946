import { expect, test } from 'vitest'
import { askedStore, chosenStore } from './chosen-store.rules.ts'

const one = { enable_multi_store: 0 } as const
const several = { enable_multi_store: 1 } as const

test('Uses the chosen store where there are several, and ignores it where there is one', () => {
  expect(chosenStore(several, 'BS-00002')).toBe('BS-00002')
  expect(chosenStore(one, 'BS-00002')).toBeNull()
  expect(chosenStore(several, null)).toBeNull()
})

test('With one store, a request for the chosen store’s page selects no business', () => {
  const chosen = { business: 'BS-00002', store: 'BS-00002' }
  expect(askedStore(several, chosen)).toEqual(chosen)
  expect(askedStore(one, chosen)).toEqual({ business: null, store: null })
})

test('Uses a requested business that is not the chosen store, with one store or several', () => {
  for (const settings of [one, several])
    expect(askedStore(settings, { business: 'BS-00002', store: null })).toEqual({
      ...{ business: 'BS-00002', store: null },
    })
  expect(askedStore(one, { business: 'BS-00001', store: 'BS-00002' })).toEqual({
    ...{ business: 'BS-00001', store: null },
  })
})
