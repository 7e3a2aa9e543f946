import { expect, test } from 'vitest'
import { stripQuery, summarizeReads } from './list-record-reads.ts'

const roles = new Map([['USR-1', new Set(['School Office'])]])
const opened = 'GET /api/resource/Student Registration/STU-1'
const listed = 'GET /api/resource/Student Registration'

test('Omits data that was requested but not read', () => {
  expect(stripQuery('GET /api/resource/Student Registration?filters=[["parent_phone","=","+91…"]]')).toBe(
    listed,
  )
})

test('Omits the family’s own renewal', () => {
  const paths = ['POST /api/method/mela.renewals.confirm', 'POST /api/method/mela.renewals.renew']
  const reads = paths.map((path) => ({ at: '2026-11-22 10:00:00', user: 'Guest', path }))
  expect(summarizeReads(reads, roles)).toEqual([])
})

test('Merges one reader’s repeated reads on a day, with the latest time', () => {
  const reads = [
    { at: '2026-11-22 17:00:00', user: 'USR-1', path: opened },
    { at: '2026-11-22 12:00:00', user: 'USR-1', path: listed },
    { at: '2026-11-22 10:00:00', user: 'USR-1', path: opened },
    { at: '2026-11-21 10:00:00', user: 'USR-1', path: opened },
  ]
  expect(summarizeReads(reads, roles)).toEqual([
    { at: '2026-11-22 17:00:00', who: 'School Office', kind: 'opened', call: opened },
    { at: '2026-11-22 12:00:00', who: 'School Office', kind: 'listed', call: listed },
    { at: '2026-11-21 10:00:00', who: 'School Office', kind: 'opened', call: opened },
  ])
})

test('Lists two readers with one role separately', () => {
  const both = new Map([...roles, ['USR-2', new Set(['School Office'])]])
  const reads = ['USR-1', 'USR-2'].map((user) => ({ at: '2026-11-22 17:00:00', user, path: opened }))
  expect(summarizeReads(reads, both)).toHaveLength(2)
})

test('Groups card checks by day', () => {
  const path = 'POST /api/method/mela.cards.verify'
  const reads = ['17', '16', '15'].map((hour) => ({ at: `2026-11-22 ${hour}:00:00`, user: 'Guest', path }))
  expect(summarizeReads(reads, roles)).toMatchObject([
    { at: '2026-11-22 17:00:00', who: 'The card was checked publicly', kind: 'card check' },
  ])
})
