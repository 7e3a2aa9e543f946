import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeMarks } from '#meta'
import {
  readTicketCode,
  ticketSite,
  call,
  scan,
  registerGuest,
  readRoster,
  rowsOf,
  sync,
  readTickets,
  valuesOf,
  type TicketSite,
} from '../testing/sample-site.ts'

let sample: TicketSite
beforeAll(async () => {
  sample = await ticketSite()
})
afterAll(() => sample.site.close())

async function family(...names: readonly string[]) {
  const { token, registration } = await registerGuest(sample, sample.kites, names)
  return { token, registration, codes: (await readTickets(sample, token)).map(readTicketCode) }
}

const stateOf = async (registration: string) =>
  valuesOf((await sample.site.administrator.get(`/api/resource/Event Registration/${registration}`)).data)

const sendScans = async (more: object) => valuesOf((await sync(sample.staff, sample.kites, more)).message)

test('A guest and a parent neither load the attendee list nor send scans', async () => {
  const parent = await sample.site.userWith('Guardian')
  for (const client of [sample.site.guest, parent]) {
    expect((await call(client, 'tickets.get_roster', { event: sample.kites })).status).toBe(403)
    expect((await sync(client, sample.kites)).status).toBe(403)
    expect((await call(client, 'tickets.verify', { event: sample.kites, code: 'x' })).status).toBe(403)
  }
})

test('The list names the attendees, and each download is logged', async () => {
  const { registration, codes } = await family('Asha', 'Ravi')
  const { attendees } = await readRoster(sample, sample.kites)
  const own = attendees.filter((attendee) => attendee['registration'] === registration)
  expect(own).toMatchObject([
    { full_name: 'Asha', ticket_code: codes[0], contact_name: 'Lakshmi', cancelled: 0, checked_in_at: null },
    { full_name: 'Ravi', ticket_code: codes[1] },
  ])
  const { rows } = await sample.site.administrator.get('/api/resource/Access Log', {
    fields: ['user', 'names'],
    filters: [['user', '=', sample.staff.user]],
  })
  expect(rows.some(({ names }) => String(names).includes(registration))).toBe(true)
})

test('A scan checks the attendee in with the family’s status, and an undo reverts it', async () => {
  const { registration, codes } = await family('Asha', 'Ravi')
  const [asha = ''] = codes
  const entry = scan(asha)
  expect(await sendScans({ marks: [entry] })).toMatchObject({
    accepted: [entry.id],
    refused: [],
    doubles: [],
  })
  const inside = await stateOf(registration)
  expect(inside['state']).toBe('checked in')
  expect(rowsOf(inside['attendees']).map((row) => row['checked_in_at'] ?? null)).toEqual([
    '2026-01-02 10:00:00.000000',
    null,
  ])
  await sendScans({ marks: [scan(asha, { kind: 'undo', undoes: entry.id, at: '2026-01-02 10:01:00' })] })
  const outside = await stateOf(registration)
  expect(outside['state']).toBe('confirmed')
  expect(rowsOf(outside['attendees'])[0]).not.toHaveProperty('checked_in_at')
})

test('Resending scans changes nothing', async () => {
  const { codes } = await family('Asha')
  const marks = codes.map((code) => scan(code))
  const first = await sendScans({ marks })
  const again = await sendScans({ marks })
  expect(again).toMatchObject({ accepted: first['accepted'], doubles: [], counts: first['counts'] })
})

test('Stores the scans of two offline entrances, and reports the duplicate with both entrances', async () => {
  const { codes, registration } = await family('Asha')
  const [asha = ''] = codes
  const late = scan(asha, { at: '2026-01-02 10:20:00' })
  const early = scan(asha, { at: '2026-01-02 10:05:00' })
  const [south, north] = await Promise.all([
    sendScans({ device: 'South', marks: [late] }),
    sendScans({ device: 'North', marks: [early] }),
  ])
  expect([...rowsOf(south['doubles']), ...rowsOf(north['doubles'])]).toEqual([
    {
      ticket_code: asha,
      ...{ first_at: '2026-01-02 10:05:00.000000', first_device: 'North' },
      ...{ at: '2026-01-02 10:20:00.000000', device: 'South' },
    },
  ])
  expect(rowsOf((await stateOf(registration))['attendees'])[0]?.['checked_in_at']).toBe(
    '2026-01-02 10:05:00.000000',
  )
  const undone = await sendScans({
    marks: [scan(asha, { kind: 'undo', undoes: late.id, at: '2026-01-02 10:30:00' })],
  })
  expect(undone['doubles']).toEqual([])
})

test('Concurrent, repeated syncs end in the state that their scans define', async () => {
  const { codes, registration } = await family('Asha', 'Ravi', 'Kavin')
  const batches = Array.from({ length: 12 }, (_, index) => ({
    device: `Door ${index % 4}`,
    marks: codes.map((code) =>
      scan(code, { kind: index % 3 === 2 ? 'out' : 'in', at: `2026-01-02 10:${String(10 + index)}:00` }),
    ),
  }))
  const answers = await Promise.all(
    [...batches, ...batches].map((batch) => sync(sample.staff, sample.kites, batch)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { attendees, marks } = await readRoster(sample, sample.kites)
  const own = marks.filter(({ ticket_code }) => codes.includes(ticket_code))
  expect(own).toHaveLength(36)
  const ticketStatuses = mergeMarks(own)
  for (const attendee of attendees.filter((one) => one['registration'] === registration))
    expect(attendee['checked_in_at']).toBe(ticketStatuses.get(String(attendee['ticket_code']))?.entered?.at)
  expect((await stateOf(registration))['state']).toBe('checked in')
})

test('An entrance receives the other entrances’ scans since its last sync', async () => {
  const { codes } = await family('Asha')
  const { roster } = await readRoster(sample, sample.kites)
  const entry = scan(codes[0] ?? '')
  await sendScans({ device: 'North', marks: [entry] })
  const received = await sendScans({ device: 'South', since: roster['cursor'] })
  expect(rowsOf(received['changed'])).toContainEqual({
    ...entry,
    ...{ at: '2026-01-02 10:00:00.000000', device: 'North', undoes: null },
  })
})

test('Counts follow the people who leave', async () => {
  const { codes } = await family('Asha')
  const [asha = ''] = codes
  const before = valuesOf((await sendScans({}))['counts'])
  const inside = valuesOf((await sendScans({ marks: [scan(asha)] }))['counts'])
  expect(inside).toEqual({ in: Number(before['in']) + 1, expected: before['expected'] })
  const out = await sendScans({ marks: [scan(asha, { kind: 'out', at: '2026-01-02 11:00:00' })] })
  expect(out['counts']).toEqual(before)
})

test('Refuses another event’s or an unknown ticket by name, and accepts the other scans', async () => {
  const other = await registerGuest(sample, sample.lamps, ['Kavin'])
  const [lamp] = await readTickets(sample, other.token)
  const { codes } = await family('Asha')
  const [good, wrong, none] = [scan(codes[0] ?? ''), scan(readTicketCode(lamp)), scan('nobody')]
  expect(await sendScans({ marks: [good, wrong, none] })).toMatchObject({
    accepted: [good.id],
    refused: [wrong.id, none.id],
  })
})

test('Refuses an invalid scan by position and stores nothing of the call', async () => {
  const { codes, registration } = await family('Asha')
  const marks = [scan(codes[0] ?? ''), { id: 'x' }]
  const { status, body } = await sync(sample.staff, sample.kites, { marks })
  expect([status, valuesOf(body)['code']]).toEqual([417, 'tickets.not_a_mark'])
  expect((await stateOf(registration))['state']).toBe('confirmed')
  const many = Array.from({ length: 201 }, () => scan('x'))
  expect(valuesOf((await sync(sample.staff, sample.kites, { marks: many })).body)['code']).toBe(
    'tickets.too_many_marks',
  )
  expect((await sync(sample.staff, 'EVT-99999')).status).toBe(404)
})

test('One scan or a hundred takes a number of statements independent of earlier check-ins', async () => {
  const one = await family('Asha')
  const many = await family(...Array.from({ length: 10 }, (_, index) => `Guest ${index}`))
  for (const { codes } of [one, many]) await sendScans({ marks: [scan(codes[0] ?? '')] })
  const few = await sync(sample.staff, sample.kites, { marks: one.codes.map((code) => scan(code)) })
  const all = await sync(sample.staff, sample.kites, { marks: many.codes.map((code) => scan(code)) })
  expect(all.statements.length).toBe(few.statements.length)
})

test('The server verifies a ticket for an entrance without its own list', async () => {
  const { token, codes } = await family('Asha')
  const [ticket] = await readTickets(sample, token)
  const verdict = async (code: string, event = sample.kites) =>
    valuesOf((await call(sample.staff, 'tickets.verify', { event, code })).message)['verdict']
  const code = String(ticket?.['code'])
  expect(await verdict(code)).toBe('good')
  await sendScans({ marks: [scan(codes[0] ?? '')] })
  expect(await verdict(code)).toBe('double')
  expect(await verdict(code, sample.lamps)).toBe('other event')
  expect(await verdict(`${code.slice(0, -10)}AAAAAAAAAA`)).toBe('forged')
  expect(await verdict('https://asha.example')).toBe('no ticket')
})

test('A cancelled ticket stays on the list, marked invalid', async () => {
  const { token, codes } = await family('Asha')
  const [ticket] = await readTickets(sample, token)
  expect((await call(sample.site.guest, 'events.cancel_registration', { token })).status).toBe(200)
  const { attendees } = await readRoster(sample, sample.kites)
  expect(attendees.find((attendee) => attendee['ticket_code'] === codes[0])?.['cancelled']).toBe(1)
  const { message } = await call(sample.staff, 'tickets.verify', {
    event: sample.kites,
    code: ticket?.['code'],
  })
  expect(valuesOf(message)['verdict']).toBe('cancelled')
})

test('Nobody changes or deletes a stored scan', async () => {
  const { codes } = await family('Asha')
  const entry = scan(codes[0] ?? '')
  await sendScans({ marks: [entry] })
  const path = `/api/resource/Check-in Mark/${entry.id}`
  expect((await sample.staff.get(path)).data).toMatchObject({ kind: 'in', device: 'Main gate' })
  expect((await sample.staff.put(path, { kind: 'out' })).status).toBe(403)
  expect((await sample.site.administrator.delete(path)).status).toBeGreaterThanOrEqual(403)
})
