import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countSeats,
  eventSite,
  payRegistration,
  registerGuest,
  readRegistration,
  valuesOf,
  callWithToken,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const change = ({ token }: Values, more: object) =>
  callWithToken(sample.site.guest, 'change_registration', { token, ...more })

async function attendeesOf(response: Values): Promise<readonly Values[]> {
  const { attendees } = await readRegistration(sample, response)
  return Array.isArray(attendees) ? attendees.map(valuesOf) : []
}

const two = { attendees: [{ full_name: 'Kavin' }, { full_name: 'Meena' }] }

test('Changing the number of people takes or releases seats, and remaining attendees keep their tickets', async () => {
  const event = await sample.event({ capacity: 3 })
  const response = await registerGuest(sample, event, two)
  const [kavin, meena] = await attendeesOf(response)
  const three = [{ ...kavin, full_name: 'Kavin R.' }, meena, { full_name: 'Paati' }]
  const more = await change(response, { attendees: three, phone: '+919800000001' })
  expect(more.message).toMatchObject({ seats: 3, phone: '+919800000001', contact_name: 'Meena' })
  const after = await attendeesOf(response)
  expect(after[0]).toMatchObject({ full_name: 'Kavin R.', ticket_code: kavin?.['ticket_code'] })
  expect(new Set(after.map((one) => one['ticket_code'])).size).toBe(3)
  const tooMany = await change(response, { attendees: [...after, { full_name: 'Thatha' }] })
  expect(tooMany.body).toMatchObject({ code: 'events.full' })
  expect((await change(response, { attendees: after.slice(1) })).message).toMatchObject({ seats: 2 })
  expect(await countSeats(sample, event)).toEqual({ occupied: 2, held: 2, waiting: 0 })
})

test('Refuses another registration’s attendees and duplicates', async () => {
  const event = await sample.event({})
  const [mine, other] = [await registerGuest(sample, event, two), await registerGuest(sample, event)]
  const [stranger] = await attendeesOf(other)
  const [kavin] = await attendeesOf(mine)
  for (const attendees of [[stranger], [kavin, kavin]])
    expect((await change(mine, { attendees })).body).toMatchObject({ code: 'events.unknown_attendee' })
  const cancelled = await callWithToken(sample.site.guest, 'cancel_registration', {
    token: mine['token'],
    attendees: [stranger?.['name']],
  })
  expect(cancelled.body).toMatchObject({ code: 'events.unknown_attendee' })
})

test('A paid registration changes names but not its price', async () => {
  const event = await sample.event({ price: 15_000 })
  const response = await registerGuest(sample, event, two)
  await payRegistration(sample, response)
  const [kavin, meena] = await attendeesOf(response)
  const renamed = await change(response, { attendees: [kavin, { ...meena, full_name: 'Selvi' }] })
  expect(renamed.message).toMatchObject({ amount: 300, attendees: [{}, { full_name: 'Selvi' }] })
  for (const attendees of [[kavin], [kavin, meena, { full_name: 'Paati' }]])
    expect((await change(response, { attendees })).body).toMatchObject({ code: 'events.other_price' })
})

test('Refuses changes after registration closes and cancellations after the event', async () => {
  const event = await sample.event({ registration_end_date: sample.today }, 2)
  const response = await registerGuest(sample, event, two)
  const [kavin] = await attendeesOf(response)
  sample.clock.pass(24 * 60 * 60)
  expect((await change(response, { attendees: [kavin] })).body).toMatchObject({ code: 'events.fixed' })
  expect(await readRegistration(sample, response)).toMatchObject({ can_change: 0, can_cancel: 1 })
  sample.clock.pass(48 * 60 * 60)
  expect(await readRegistration(sample, response)).toMatchObject({ can_cancel: 0 })
})

test('Staff enter registrations taken by phone, and the system computes seats and price', async () => {
  const event = await sample.event({ capacity: 2, price: 15_000 })
  const staff = await sample.site.userWith('Event Staff')
  const path = '/api/resource/Event Registration'
  const response = { event, contact_name: 'Ravi', phone: '+919800000002', attendees: [{ full_name: 'Ravi' }] }
  for (const [field, value] of Object.entries({ seats: 7, amount: 1, paid_amount: 1000 }))
    expect((await staff.post(path, { ...response, [field]: value })).body).toMatchObject({ field })
  const made = await staff.post(path, { ...response, token_hash: 'x' })
  expect(made.data).toMatchObject({ state: 'draft', seats: 1, amount: 150, paid_amount: 0 })
  const { name } = valuesOf(made.data)
  const confirmed = await staff.put(`${path}/${String(name)}`, { state: 'confirmed' })
  expect(confirmed.data).toMatchObject({
    state: 'confirmed',
    attendees: [{ ticket_code: expect.any(String), seats: 1 }],
  })
  for (const field of ['seats', 'amount'])
    expect((await staff.put(`${path}/${String(name)}`, { [field]: 0 })).body).toMatchObject({ field })
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 0 })
  expect((await staff.put(`${path}/${String(name)}`, { state: 'lapsed' })).status).not.toBe(200)
  expect((await staff.delete(`${path}/${String(name)}`)).status).toBe(403)
})

test('The database never gives more seats than exist, whoever writes', async () => {
  const event = await sample.event({ capacity: 1 })
  const response = await registerGuest(sample, event)
  const { pool } = sample.site.engine.database
  const grow = pool.query(`update "Event Registration" set seats = 2 where name = $1`, [
    response['registration'],
  ])
  await expect(grow).rejects.toMatchObject({ constraint: 'Event Seats.full' })
  const kinds = await sample.event({ ticket_types: [{ label: 'Child', price: 0, capacity: 1 }] })
  const child = await registerGuest(sample, kinds, { attendees: [{ full_name: 'A', ticket_type: 'Child' }] })
  const more = pool.query(`update "Event Registration" set tickets = '{"Child": 2}' where name = $1`, [
    child['registration'],
  ])
  await expect(more).rejects.toMatchObject({ constraint: 'Event Seats.full ticket' })
})

test('A ticket type in use keeps its name, and an unused one may be deleted', async () => {
  const ticket_types = [
    { label: 'Child', price: 0 },
    { label: 'Adult', price: 0 },
  ]
  const event = await sample.event({ ticket_types })
  await registerGuest(sample, event, { attendees: [{ full_name: 'A', ticket_type: 'Child' }] })
  const path = `/api/resource/Mela Event/${event}`
  const only = (label: string) => sample.site.administrator.put(path, { ticket_types: [{ label, price: 0 }] })
  expect((await only('Adult')).body).toMatchObject({ code: 'events.ticket_in_use' })
  expect((await only('Child')).status).toBe(200)
})

test('A token reads and cancels a registration in few statements, however large the family', async () => {
  const event = await sample.event({ capacity: 1000 })
  const people = (number: number) => ({
    attendees: Array.from({ length: number }, (_, place) => ({ full_name: `Person ${place}` })),
  })
  const counts = []
  for (const number of [1, 20]) {
    const { token } = await registerGuest(sample, event, people(number))
    const read = await callWithToken(sample.site.guest, 'get_registration', { token })
    const cancelled = await callWithToken(sample.site.guest, 'cancel_registration', { token })
    counts.push([read.statements.length, cancelled.statements.length])
  }
  expect(counts[1]).toEqual(counts[0])
  expect(counts[0]?.every((count) => count > 0 && count <= 14)).toBe(true)
})
