import { expect, test } from 'vitest'
import { dueRenames } from './plan-renames.ts'

const wanted = (name: string, renamedFrom: string | null) => ({ name, renamedFrom })

test('A rename into a name that is given up waits for that rename', () => {
  expect(dueRenames([wanted('b', 'a'), wanted('c', 'b')], ['a', 'b'])).toEqual([
    { from: 'b', to: 'c' },
    { from: 'a', to: 'b' },
  ])
})

test('A rename that is done or has no source is skipped', () => {
  expect(dueRenames([wanted('b', 'a')], ['b'])).toEqual([])
  expect(dueRenames([wanted('b', 'a')], ['a', 'b'])).toEqual([])
  expect(dueRenames([wanted('b', 'a')], [])).toEqual([])
})

test('One rename does not trigger the next', () => {
  expect(dueRenames([wanted('b', 'a'), wanted('c', 'b')], ['a'])).toEqual([{ from: 'a', to: 'b' }])
})

test('Two names that swap are not renamed', () => {
  expect(dueRenames([wanted('a', 'b'), wanted('b', 'a')], ['a', 'b'])).toEqual([])
})
