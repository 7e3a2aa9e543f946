import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import {
  countSeats,
  eventSite,
  family,
  readAvailability,
  register,
  registerGuest,
  readRegistration,
  valuesOf,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const tickets = {
  ticket_types: [
    { label: 'Child', price: 15_000, max_age: 15 },
    { label: 'Adult', price: 20_000, min_age: 16 },
    { label: 'Family', price: 55_000, seats_per_ticket: 4, capacity: 1 },
  ],
}

async function tryRegister(event: string, more: object): Promise<Values> {
  const { status, body } = await register(sample.site.guest, family(event, more))
  return { status, ...valuesOf(body) }
}

test('A family registers for a free event, is confirmed at once and gets a code each', async () => {
  const event = await sample.event({ capacity: 10 })
  const attendees = [{ full_name: 'Kavin', age: 7 }, { full_name: 'Meena' }]
  const response = await registerGuest(sample, event, { attendees })
  expect(response).toMatchObject({ state: 'confirmed', amount: 0, seats: 2, expires_at: null })
  expect(response['registration']).toMatch(/^EVR-\d{5}$/)
  const mine = await readRegistration(sample, response)
  expect(mine).toMatchObject({
    ...{ state: 'confirmed', can_cancel: 1, can_change: 1, waiting_position: null },
    event: { name: event, title: 'Kites', time_zone: 'Asia/Kolkata' },
    attendees: [
      { full_name: 'Kavin', age: 7, ticket_code: expect.stringMatching(/^[0-9a-v]{20}$/) },
      { full_name: 'Meena', ticket_code: expect.stringMatching(/^[0-9a-v]{20}$/) },
    ],
  })
  expect(await countSeats(sample, event)).toEqual({ occupied: 2, held: 2, waiting: 0 })
  expect(await sample.site.emittedEvents()).toContain('events.confirmed')
})

test('A name opens no registration, and guests see no registration and no list', async () => {
  const event = await sample.event({})
  const { registration } = await registerGuest(sample, event)
  const path = '/api/resource/Event Registration'
  for (const where of [path, `${path}/${String(registration)}`, '/api/resource/Event Attendee'])
    expect((await sample.site.guest.get(where)).status).toBe(403)
  for (const token of ['x', 'A'.repeat(43), ''])
    expect(
      (await sample.site.guest.post('/api/method/mela.events.get_registration', { token })).status,
    ).not.toBe(200)
})

test('Holds paid seats for a quarter of an hour, four of them for a family ticket', async () => {
  const event = await sample.event({ ...tickets, capacity: 12 })
  const attendees = [
    { full_name: 'Kavin', age: 7, ticket_type: 'Child' },
    { full_name: 'Asha and all', ticket_type: 'Family', companions: ['Meena', 'Kavin', 'Imli'] },
  ]
  const response = await registerGuest(sample, event, { attendees })
  expect(response).toMatchObject({ state: 'reserved', amount: 700, seats: 5, expires_at: expect.any(String) })
  expect(await readRegistration(sample, response)).toMatchObject({
    attendees: [{ ticket_code: null }, { ticket_code: null }],
  })
  expect(await readAvailability(sample, event)).toMatchObject({
    ...{ capacity: 12, left: 7, state: 'open' },
    ticket_types: [{ label: 'Child', price: 150, left: 7 }, { left: 7 }, { label: 'Family', left: 0 }],
  })
})

test('Three concurrent taps make one registration with one token, even for the last seats', async () => {
  const event = await sample.event({ capacity: 1 })
  const body = family(event)
  const answers = await Promise.all([1, 2, 3].map(() => register(sample.site.guest, body)))
  answers.push(await register(sample.site.guest, body))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  const other = await register(sample.site.guest, { ...body, phone: '+919811111111' })
  expect(other.status).toBe(409)
  expect((await tryRegister(event, { idempotency_key: 'short' }))['code']).toBe('events.short_key')
})

test('A key opens nothing for another caller, or a guest without the same input', async () => {
  const event = await sample.event({ capacity: 20 })
  const [one, other] = [await sample.site.userWith('Customer'), await sample.site.userWith('Customer')]
  const body = family(event)
  const first = valuesOf((await register(one, body)).message)
  expect(valuesOf((await register(one, body)).message)).toEqual(first)
  const second = valuesOf((await register(other, body)).message)
  expect(second['registration']).not.toBe(first['registration'])
  expect(second['token']).not.toBe(first['token'])
  const asGuest = family(event)
  const known = valuesOf((await register(sample.site.guest, asGuest)).message)
  const guessed = await register(sample.site.guest, { ...asGuest, contact_name: 'Somebody else' })
  expect([guessed.status, JSON.stringify(guessed.body).includes(String(known['token']))]).toEqual([
    409,
    false,
  ])
  const plain = createHash('sha256').update(
    `event registration opened by ${String(asGuest['idempotency_key'])}`,
  )
  expect(known['token']).not.toBe(plain.digest('base64url'))
})

test.each([
  ['nobody comes', { attendees: [] }, 'attendees'],
  [
    'somebody has no name',
    { attendees: [{ full_name: 'A', ticket_type: 'Child', age: 7 }, { age: 3 }] },
    'attendees.2.full_name',
  ],
  ['the ticket is missing', { attendees: [{ full_name: 'A' }] }, 'attendees.1.ticket_type'],
  [
    'the ticket is none',
    { attendees: [{ full_name: 'A', ticket_type: 'Press' }] },
    'attendees.1.ticket_type',
  ],
  ['a child has no age', { attendees: [{ full_name: 'A', ticket_type: 'Child' }] }, 'attendees.1.age'],
  [
    'a child is too old',
    { attendees: [{ full_name: 'A', age: 16, ticket_type: 'Child' }] },
    'attendees.1.age',
  ],
  [
    'an adult is too young',
    { attendees: [{ full_name: 'A', age: 15, ticket_type: 'Adult' }] },
    'attendees.1.age',
  ],
  [
    'an age is a word',
    { attendees: [{ full_name: 'A', age: 'ten', ticket_type: 'Child' }] },
    'attendees.1.age',
  ],
  ['the phone is none', { phone: '12' }, 'phone'],
])('Names the field and takes no seat when %s', async (_, more, field) => {
  const event = await sample.event(tickets)
  expect(await tryRegister(event, more)).toMatchObject({ status: 417, field })
  expect(await countSeats(sample, event)).toEqual({ occupied: 0, held: 0, waiting: 0 })
})

test('Asks questions per attendee or per registration, and stores the answers', async () => {
  const event = await sample.event({
    questions: [
      { label: 'Which table?', answer_type: 'choice', options: 'Kites\nKolam', is_required: 1 },
      { label: 'By bus?', answer_type: 'yes or no', is_required: 1, respondent: 'who registers' },
    ],
  })
  expect((await readAvailability(sample, event))['questions']).toEqual([
    { label: 'Which table?', fieldtype: 'Select', options: 'Kites\nKolam', required: 1, per: 'attendee' },
    { label: 'By bus?', fieldtype: 'Check', options: null, required: 1, per: 'order' },
  ])
  const attendee = { full_name: 'Kavin', answers: { 'Which table?': 'Kolam', 'Of no concern': 'x' } }
  expect(await tryRegister(event, {})).toMatchObject({
    status: 417,
    field: 'attendees.1.answers.Which table?',
  })
  expect(await tryRegister(event, { attendees: [attendee] })).toMatchObject({ field: 'answers.By bus?' })
  const response = await registerGuest(sample, event, { attendees: [attendee], answers: { 'By bus?': 'No' } })
  expect(await readRegistration(sample, response)).toMatchObject({
    ...{ attendees: [{ answers: { 'Which table?': 'Kolam' } }], answers: { 'By bus?': 'No' } },
  })
})

test('Refuses a guest at a closed, past, external, hidden or members-only event with its reason', async () => {
  const closed = await sample.event({ registration_end_date: addDays(sample.today, -1) }, 3)
  const over = await sample.event({}, -2)
  const elsewhere = await sample.event({ registration_link: 'https://tickets.example.org' })
  const hidden = await sample.event({ published: 0 })
  const members = await sample.event({ visibility: 'members' })
  const codes = []
  for (const event of [closed, over, elsewhere, hidden, members, 'EVT-99999'])
    codes.push((await tryRegister(event, {}))['code'])
  expect(codes).toEqual([
    ...['events.closed', 'events.over', 'events.elsewhere', 'events.unknown_event'],
    ...['events.sign_in', 'events.unknown_event'],
  ])
  const customer = await sample.site.userWith('Customer')
  expect((await register(customer, family(members))).body).toMatchObject({ code: 'events.members_only' })
  const member = await sample.site.userWith('Member')
  expect((await register(member, family(members))).status).toBe(200)
})

test('A signed-in user finds only their own registrations', async () => {
  const event = await sample.event({})
  const [mother, other] = [await sample.site.userWith('Customer'), await sample.site.userWith('Customer')]
  const { registration } = valuesOf((await register(mother, family(event))).message)
  const list = async (client: typeof mother) =>
    (await client.post('/api/method/mela.events.get_my_registrations')).message
  expect(await list(mother)).toMatchObject([{ registration, state: 'confirmed', event: { name: event } }])
  expect(await list(other)).toEqual([])
  const path = `/api/resource/Event Registration/${String(registration)}`
  expect((await mother.get(path)).data).toMatchObject({ contact_name: 'Meena' })
  expect((await other.get(path)).status).toBe(404)
})

test('Limits one phone that tries endlessly, and no other', async () => {
  const event = await sample.event({})
  const phone = '+919822222222'
  const tries = []
  for (let number = 0; number < 11; number += 1)
    tries.push((await tryRegister(event, { phone, attendees: [] }))['status'])
  expect(tries.slice(-2)).toEqual([417, 429])
  expect((await tryRegister(event, {}))['status']).toBe(200)
})

test('Registers with few statements, constant for any size of family or event', async () => {
  const event = await sample.event({ ...tickets, capacity: 1000 })
  await registerGuest(sample, event, {
    attendees: [{ full_name: 'First', ticket_type: 'Family', companions: ['B', 'C', 'D'] }],
  })
  const people = (number: number) =>
    Array.from({ length: number }, (_, place) => ({
      full_name: `Person ${place}`,
      age: 8,
      ticket_type: 'Child',
    }))
  const statements = async (number: number) =>
    (await register(sample.site.guest, family(event, { attendees: people(number) }))).statements
  const [one, many] = [await statements(1), await statements(20)]
  expect(one.length).toBeGreaterThan(0)
  expect(many).toHaveLength(one.length)
  expect(one.length).toBeLessThanOrEqual(7)
  const asked = await sample.site.guest.get('/api/method/mela.events.get_places', { event })
  expect(asked.statements).toHaveLength(1)
})
