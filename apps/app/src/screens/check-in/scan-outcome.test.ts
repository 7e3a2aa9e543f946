import { expect, test } from 'vitest'
import { mergeMarks, ticketText, type CheckInMark } from '#meta'
import type { Attendee } from './session/check-in-store.ts'
import { outcomeForText, type Direction } from './scan-outcome.ts'

const asha: Attendee = {
  ...{
    ticket_code: 'k3n9',
    full_name: 'Asha',
    companions: [],
    age: 7,
    ticket_type: 'Child',
    registration: 'EVR-00001',
  },
  ...{ contact_name: 'Lakshmi', checked_in_at: null, cancelled: 0 },
}
const ravi: Attendee = { ...asha, ticket_code: 'r4v1', full_name: 'Ravi', cancelled: 1 }
const roster = { event: 'EVT-1', attendees: [asha, ravi], public_keys: ['key'] }

const ticket = (ticket_code: string, event = 'EVT-1') =>
  ticketText({ ticket_code, event }, new Uint8Array(64).fill(ticket_code === 'forged' ? 0 : 1))
const entry: CheckInMark = {
  ...{ id: 'mark-00000000001', ticket_code: 'k3n9', kind: 'in', device: 'Main gate' },
  ...{ at: '2026-11-29 10:02:00.000000', undoes: null },
}

interface Asked {
  marks?: readonly CheckInMark[]
  direction?: Direction
  claim?: { ticket_code: string; event: string } | null
}

const judge = (text: string, { marks = [], direction = 'in', claim = null }: Asked = {}) =>
  outcomeForText(text, { roster, ticketStatuses: mergeMarks(marks), direction, prove: async () => claim })

const proven = (ticket_code: string, event = 'EVT-1') => ({ claim: { ticket_code, event } })

test('A genuine ticket of this event is admitted', async () => {
  expect(await judge(ticket('k3n9'), proven('k3n9'))).toMatchObject({ kind: 'good', attendee: asha })
})

test('A duplicate scan shows when and where the first one checked in', async () => {
  const outcome = await judge(ticket('k3n9'), { ...proven('k3n9'), marks: [entry] })
  expect(outcome).toMatchObject({ kind: 'double', attendee: asha, ticketStatus: { entered: entry } })
})

test('Forged, cancelled, foreign, unknown and unreadable tickets have different results', async () => {
  const kinds = [
    await judge(ticket('forged')),
    await judge(ticket('r4v1'), proven('r4v1')),
    await judge(ticket('k3n9', 'EVT-2'), proven('k3n9', 'EVT-2')),
    await judge(ticket('new'), proven('new')),
    await judge('https://asha.example'),
  ].map(({ kind }) => kind)
  expect(kinds).toEqual(['forged', 'cancelled', 'other event', 'unknown', 'no ticket'])
})

test('The number below the code may be typed', async () => {
  expect(await judge(' k3n9 ')).toMatchObject({ kind: 'good', attendee: asha })
})

test('Only a checked-in attendee may check out', async () => {
  expect((await judge('k3n9', { direction: 'out', marks: [entry] })).kind).toBe('left')
  expect((await judge('k3n9', { direction: 'out' })).kind).toBe('not inside')
})

test('An attendee checked in before the ticket was cancelled may still check out', async () => {
  const inside = { ...entry, ticket_code: 'r4v1' }
  expect((await judge('r4v1', { direction: 'out', marks: [inside] })).kind).toBe('left')
})
