import { expect, test } from 'vitest'
import { readerRole } from './list-record-reads.ts'

const opening = (user: string) => ({ user, kind: 'opened' }) as const
const checking = (user: string) => ({ user, kind: 'card check' }) as const

test('the office reads as the office, whatever else it is', () => {
  expect(readerRole(opening('USR-1'), new Set(['Guardian', 'School Office']))).toBe('School Office')
})

test('whoever has no role that tells is somebody who was signed in', () => {
  expect(readerRole(opening('USR-1'), new Set())).toBe('Somebody who was signed in')
  expect(readerRole(opening('Administrator'), new Set())).toBe('The house itself')
})

test('a guest was not signed in, and the public check of a card is named as such', () => {
  expect(readerRole(opening('Guest'), new Set())).toBe('Somebody who was not signed in')
  expect(readerRole(checking('Guest'), new Set())).toBe('The card was checked publicly')
})

test('whoever checks a card and is known is named by his role', () => {
  expect(readerRole(checking('USR-1'), new Set(['Volunteer']))).toBe('Volunteer')
})
