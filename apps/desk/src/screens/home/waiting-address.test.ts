import { expect, test } from 'vitest'
import { waitingAddress } from './waiting-tiles.tsx'

test('Several states link to a list of any of them', () => {
  const values = ['submitted', 'under review']
  expect(waitingAddress({ doctype: 'Student Registration', field: 'status', values, late: null })).toBe(
    '/student-registration?status.any=submitted%7Cunder+review',
  )
})

test('An overdue count links to a list of documents with a day up to the last overdue one', () => {
  const late = { field: 'next_due_on', until: '2026-11-22' }
  expect(waitingAddress({ doctype: 'Fee', field: 'state', values: ['due'], late })).toBe(
    '/fee?state.is=due&next_due_on.set=&next_due_on.to=2026-11-22',
  )
})
