import { expect, test } from 'vitest'
import { dueRenames } from './plan-renames.ts'

const wanted = (name: string, renamedFrom: string | null) => ({ name, renamedFrom })

test('a name that moves into one that is given up waits for it', () => {
  expect(dueRenames([wanted('b', 'a'), wanted('c', 'b')], ['a', 'b'])).toEqual([
    { from: 'b', to: 'c' },
    { from: 'a', to: 'b' },
  ])
})

test('a rename that has been done, or has nothing to rename, is passed over', () => {
  expect(dueRenames([wanted('b', 'a')], ['b'])).toEqual([])
  expect(dueRenames([wanted('b', 'a')], ['a', 'b'])).toEqual([])
  expect(dueRenames([wanted('b', 'a')], [])).toEqual([])
})

test('one rename does not set off the next', () => {
  expect(dueRenames([wanted('b', 'a'), wanted('c', 'b')], ['a'])).toEqual([{ from: 'a', to: 'b' }])
})

test('two names that ask for each other’s place stay', () => {
  expect(dueRenames([wanted('a', 'b'), wanted('b', 'a')], ['a', 'b'])).toEqual([])
})
