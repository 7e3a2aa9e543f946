import { expect, test } from 'vitest'
import type { Attendee } from './session/check-in-store.ts'
import { searchNames } from './found-names.tsx'

const attendee = (full_name: string, contact_name = 'Lakshmi V'): Attendee => ({
  ...{
    ticket_code: full_name,
    full_name,
    companions: [],
    age: null,
    ticket_type: null,
    registration: 'EVR-00001',
  },
  ...{ contact_name, checked_in_at: null, cancelled: 0 },
})
const list = [attendee('Asha Raman'), attendee('Śrīnivāsan K', 'Ravi'), attendee('மீனா')]
const found = (typed: string) => searchNames(list, typed).map(({ full_name }) => full_name)

test('Any part of a name matches, in any order, with or without diacritics', () => {
  expect(found('ram ASH')).toEqual(['Asha Raman'])
  expect(found('srinivasan')).toEqual(['Śrīnivāsan K'])
  expect(found('மீனா')).toEqual(['மீனா'])
})

test('A search for the registering person finds all their attendees', () => {
  expect(found('lakshmi')).toEqual(['Asha Raman', 'மீனா'])
})

test('An empty search finds nobody', () => {
  expect(found('  ')).toEqual([])
  expect(found('nobody')).toEqual([])
})
