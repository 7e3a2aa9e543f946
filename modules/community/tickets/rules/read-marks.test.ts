import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMark } from './read-marks.ts'

const door = { device: 'Main gate', now: '2026-11-29 10:00:00.000000' }
const sent = { id: '3f0d8c5e-6a0b-4a55-9a57-2f9d8b1a7c11', ticket_code: 'k3n9', kind: 'in' } as const
const mark = { ...sent, at: '2026-11-29 09:59:00', undoes: null }

test('a mark keeps all digits of its moment, and carries its door', () => {
  expect(readMark(mark, door)).toEqual({ ...mark, at: '2026-11-29 09:59:00.000000', device: 'Main gate' })
  expect(readMark({ ...mark, at: '2026-11-29 09:59:00.25' }, door)?.at).toBe('2026-11-29 09:59:00.250000')
})

test('a door whose clock is ahead noted it down now', () => {
  expect(readMark({ ...mark, at: '2026-11-29 10:30:00' }, door)?.at).toBe(door.now)
})

test('an undo names what it takes back, and nothing else does', () => {
  expect(readMark({ ...mark, kind: 'undo' }, door)).toBeNull()
  expect(readMark({ ...mark, kind: 'undo', undoes: sent.id }, door)?.undoes).toBe(sent.id)
  expect(readMark({ ...mark, undoes: sent.id }, door)?.undoes).toBeNull()
})

test.each([
  ['no object', 'in'],
  ['a short id', { ...mark, id: '1' }],
  ['an id with a quote', { ...mark, id: `${sent.id}'` }],
  ['another kind', { ...mark, kind: 'maybe' }],
  ['no moment', { ...mark, at: undefined }],
  ['a day that does not exist', { ...mark, at: '2026-02-30 10:00:00' }],
  ['an hour that does not exist', { ...mark, at: '2026-02-20 24:00:00' }],
  ['no ticket', { ...mark, ticket_code: '' }],
])('%s is no mark', (_, value) => {
  expect(readMark(value, door)).toBeNull()
})

test('nothing that a client may send makes the reader stumble', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readMark(value, door)).toBeNull()
    }),
  )
})
