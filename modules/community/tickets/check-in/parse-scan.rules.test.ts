import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseScan } from './sync.ts'

const scanDevice = { device: 'Main gate', now: '2026-11-29 10:00:00.000000' }
const sent = { id: '3f0d8c5e-6a0b-4a55-9a57-2f9d8b1a7c11', ticket_code: 'k3n9', kind: 'in' } as const
const scan = { ...sent, at: '2026-11-29 09:59:00', undoes: null }

test('A scan keeps the full precision of its time and names its entrance', () => {
  expect(parseScan(scan, scanDevice)).toEqual({
    ...scan,
    at: '2026-11-29 09:59:00.000000',
    device: 'Main gate',
  })
  expect(parseScan({ ...scan, at: '2026-11-29 09:59:00.25' }, scanDevice)?.at).toBe(
    '2026-11-29 09:59:00.250000',
  )
})

test('A scan from a clock that runs ahead is dated now', () => {
  expect(parseScan({ ...scan, at: '2026-11-29 10:30:00' }, scanDevice)?.at).toBe(scanDevice.now)
})

test('An undo, and only an undo, names the scan that it reverts', () => {
  expect(parseScan({ ...scan, kind: 'undo' }, scanDevice)).toBeNull()
  expect(parseScan({ ...scan, kind: 'undo', undoes: sent.id }, scanDevice)?.undoes).toBe(sent.id)
  expect(parseScan({ ...scan, undoes: sent.id }, scanDevice)?.undoes).toBeNull()
})

test.each([
  ['no object', 'in'],
  ['a short id', { ...scan, id: '1' }],
  ['an id with a quote', { ...scan, id: `${sent.id}'` }],
  ['another kind', { ...scan, kind: 'maybe' }],
  ['no moment', { ...scan, at: undefined }],
  ['a day that does not exist', { ...scan, at: '2026-02-30 10:00:00' }],
  ['an hour that does not exist', { ...scan, at: '2026-02-20 24:00:00' }],
  ['no ticket', { ...scan, ticket_code: '' }],
])('Refuses %s as a scan', (_, value) => {
  expect(parseScan(value, scanDevice)).toBeNull()
})

test('No client input crashes the parser', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseScan(value, scanDevice)).toBeNull()
    }),
  )
})
