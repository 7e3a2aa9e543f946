import { expect, test } from 'vitest'
import { readerRole } from './list-record-reads.ts'

const opening = (user: string) => ({ user, kind: 'opened' }) as const
const checking = (user: string) => ({ user, kind: 'card check' }) as const

test('The office counts as the office, whatever other roles it has', () => {
  expect(readerRole(opening('USR-1'), new Set(['Guardian', 'School Office']))).toBe('School Office')
})

test('Shows a reader without a telling role as a signed-in user', () => {
  expect(readerRole(opening('USR-1'), new Set())).toBe('Somebody who was signed in')
  expect(readerRole(opening('Administrator'), new Set())).toBe('The house itself')
})

test('Shows a guest as not signed in, and names the public card check as such', () => {
  expect(readerRole(opening('Guest'), new Set())).toBe('Somebody who was not signed in')
  expect(readerRole(checking('Guest'), new Set())).toBe('The card was checked publicly')
})

test('Names a signed-in card checker by role', () => {
  expect(readerRole(checking('USR-1'), new Set(['Volunteer']))).toBe('Volunteer')
})
