import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { MelaEvent } from '#community/events'
import { User } from '#framework/identity'
import { administrator as system } from '#framework/permissions'
import { type TestClient, demoContext } from '#framework/testing'
import { addDays } from '#meta'
import { TicketKey } from '../ticket-key/ticket-key.doctype.ts'
import { tickets } from '../index.ts'
import { verifyTicket } from './sign-tickets.ts'
import {
  call,
  ticketSite,
  registerGuest,
  rowsOf,
  readTickets,
  valuesOf,
  type TicketSite,
} from '../testing/sample-site.ts'

let sample: TicketSite
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  sample = await ticketSite()
})
afterAll(() => sample.site.close())

const keys = async () => {
  const { message } = await call(sample.site.guest, 'tickets.get_keys', {})
  return rowsOf(valuesOf(message)['keys']).map(({ public_key }) => String(public_key))
}

/**
 * More than the number of database connections: code that needs a second connection while it holds one would deadlock.
 */
const AT_ONCE = 40

test('Concurrent first requests sign with one key, and none waits for the others', async () => {
  const families = await Promise.all([1, 2, 3].map(() => registerGuest(sample, sample.kites, ['Asha'])))
  const asked = Array.from({ length: AT_ONCE }, (_, index) => families[index % families.length]?.token ?? '')
  const signed = await Promise.all(asked.map((token) => readTickets(sample, token)))
  const known = await keys()
  expect(known).toHaveLength(1)
  for (const [ticket] of signed)
    expect(verifyTicket(String(ticket?.['code']), known)).toMatchObject({ event: sample.kites })
})

test('Each family member has their own ticket with a picture of its code', async () => {
  const { token } = await registerGuest(sample, sample.kites, ['Asha', 'Ravi'])
  const tickets = await readTickets(sample, token)
  expect(tickets.map(({ full_name }) => full_name)).toEqual(['Asha', 'Ravi'])
  expect(new Set(tickets.map(({ code }) => code)).size).toBe(2)
  expect(String(tickets[0]?.['qr'])).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await readTickets(sample, token)).toEqual(tickets)
})

test('The token opens the tickets, and the name opens them only for the registrant', async () => {
  const { registration } = await registerGuest(sample, sample.kites, ['Asha'])
  const requestTickets = (values: object) => call(sample.site.guest, 'tickets.get_tickets', values)
  for (const values of [{}, { registration }, { token: 'A'.repeat(43) }, { token: registration }])
    expect([403, 404, 417]).toContain((await requestTickets(values)).status)
  const parent = await sample.site.userWith('Guardian')
  expect((await call(parent, 'tickets.get_tickets', { registration })).status).toBe(404)
  await sample.site.administrator.put(`/api/resource/Event Registration/${registration}`, {
    user: parent.user,
  })
  expect(rowsOf((await call(parent, 'tickets.get_tickets', { registration })).message)).toHaveLength(1)
})

test('Never exposes the private key', async () => {
  const { administrator, engine } = sample.site
  const { rows } = await administrator.get('/api/resource/Ticket Key', { fields: ['*'] })
  expect(JSON.stringify(rows)).not.toMatch(/private_key":"(?!\*)/)
  const stored = await sql<{
    private_key: string
  }>`select private_key from ${sql.table(TicketKey.name)}`.execute(engine.database.kysely)
  // A private Ed25519 key in PKCS#8 begins with these characters.
  expect(stored.rows.every(({ private_key }) => !private_key.includes('MC4CAQAwBQYDK2Vw'))).toBe(true)
})

test('Old tickets stay valid after a key change until the old key is refused', async () => {
  const { token } = await registerGuest(sample, sample.kites, ['Asha'])
  const [before] = await readTickets(sample, token)
  const transitionKey = async (state: string, action: string) => {
    const { rows } = await sample.site.administrator.get('/api/resource/Ticket Key', {
      filters: [['state', '=', state]],
    })
    const name = String(rows[0]?.['name'])
    await sample.site.engine.write(system, (documents) => documents.transition(TicketKey, name, action))
  }
  await transitionKey('signing', 'Sign with a new key')
  const [after] = await readTickets(sample, token)
  expect(after?.['code']).not.toBe(before?.['code'])
  const both = await keys()
  expect([before, after].map((ticket) => verifyTicket(String(ticket?.['code']), both))).not.toContain(null)
  await transitionKey('accepted', 'Refuse its tickets')
  const left = await keys()
  expect(verifyTicket(String(before?.['code']), left)).toBeNull()
  expect(verifyTicket(String(after?.['code']), left)).not.toBeNull()
})

test('One PDF holds a family’s tickets on as many pages as needed', async () => {
  const names = ['Asha', 'மீனாட்சி', 'Ravi', 'Kavin', 'Lakshmi']
  const { token } = await registerGuest(sample, sample.kites, names)
  const { headers, status } = await sample.site.guest.get('/api/method/mela.tickets.download', { token })
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const response = await fetch(
    `${sample.site.origin}/api/method/mela.tickets.download?token=${token}&language=ta`,
  )
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(text).toMatch(/\/FontName \/\w+\+[\w-]*Tamil/)
})

test('The calendar file gives time, place and attendees', async () => {
  const { token } = await registerGuest(sample, sample.kites, ['Asha', 'Ravi'])
  const { headers, body } = await sample.site.guest.get('/api/method/mela.tickets.calendar', { token })
  expect(headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(String(body)).toContain('SUMMARY:Kites')
  expect(String(body)).toContain('DESCRIPTION:Asha\\, Ravi')
  expect(String(body)).toContain('T013000Z')
})

test('The demo’s mother has tickets for upcoming events', async () => {
  const parent = await sample.site.userWith('Guardian')
  await sample.site.engine.write(system, async (documents) => {
    const start_date = addDays(documents.today, 5)
    await documents.save(User, parent.user, { email: 'parent@asha.example' })
    for (const title of ['Paati’s story circle', 'Sapling Saturday'])
      await documents.insert(MelaEvent, { title, start_date, published: 1 })
    await tickets.demo(demoContext(sample.site.engine, documents))
  })
  const own = rowsOf((await call(parent, 'events.get_my_registrations', {})).message)
  expect(own.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  const { registration } = own[0] ?? {}
  expect(rowsOf((await call(parent, 'tickets.get_tickets', { registration })).message)).toHaveLength(2)
})

test('The menu and the event’s button lead only check-in staff to the check-in page', async () => {
  const readDuties = async (client: TestClient) =>
    (await client.get('/api/method/mela.tickets.get_duties')).message
  expect(await readDuties(sample.staff)).toEqual({ is_check_in_staff: 1 })
  for (const client of [sample.site.guest, await sample.site.userWith('Guardian')])
    expect(await readDuties(client)).toEqual({ is_check_in_staff: 0 })
  const button = (client: TestClient) => call(client, 'events.open_check_in', { name: sample.kites })
  expect((await button(sample.staff)).message).toEqual({
    name: sample.kites,
    url: `/check-in/${sample.kites}`,
  })
  expect((await button(sample.site.guest)).status).toBe(403)
})
