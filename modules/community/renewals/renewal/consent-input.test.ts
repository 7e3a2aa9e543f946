import { expect, test } from 'vitest'
import { parseConsents, parseWithdrawals } from './renewal-input.ts'

test('Reads 1 as a consent and 0 as no statement', () => {
  expect(parseConsents({ 'records of the school': 1, 'pictures on our pages': 0 })).toEqual([
    'records of the school',
  ])
  expect(parseConsents(null)).toEqual([])
})

test.each([
  ['a purpose that nobody asked for', { spam: 1 }],
  ['an answer that is none', { 'first aid and a doctor': 'maybe' }],
  ['words', 'yes'],
])('Refuses %s completely', (_, value) => {
  expect(parseConsents(value)).toBeNull()
})

test('A withdrawal names one purpose, once', () => {
  expect(parseWithdrawals(['first aid and a doctor', 'first aid and a doctor'])).toEqual([
    'first aid and a doctor',
  ])
  expect(parseWithdrawals(undefined)).toEqual([])
})

test.each([
  ['a purpose that nobody asked for', ['spam']],
  ['an object', { 'first aid and a doctor': 1 }],
  ['something that is no name', [1]],
])('Refuses a withdrawal of %s', (_, value) => {
  expect(parseWithdrawals(value)).toBeNull()
})
