import { randomUUID } from 'node:crypto'
import { events, MelaEvent } from '#community/events'
import { family } from '#community/family'
import { students } from '#community/students'
import { desk } from '#framework/desk'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testSite,
  rowsOf,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestSite,
  type Values,
} from '#framework/testing'
import { addDays, dayIn, type CheckInMark } from '#meta'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { places } from '#site/places'
import { notifications } from '#site/notifications'
import { forms } from '#site/forms'
import { website } from '#site/website'
import { tickets } from '../index.ts'
import { parseScan } from '../check-in/sync.ts'

export { rowsOf, valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

const ZONE = 'Asia/Kolkata'

export interface TicketSite {
  readonly site: TestSite
  readonly kites: string
  readonly lamps: string
  readonly staff: TestClient
}

export async function ticketSite(): Promise<TicketSite> {
  const testModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const baseModules = [desk, website, notifications, forms, testModule, ledger, payments]
  const site = await testSite([...baseModules, places, students, family, events, tickets])
  const start_date = addDays(dayIn(ZONE, new Date()), 20)
  const [kites, lamps] = await site.engine.write(administrator, async (documents) => {
    const event = { published: 1, time_zone: ZONE, start_date, venue: 'School ground' } as const
    const one = await documents.insert(MelaEvent, { ...event, title: 'Kites', start_time: '07:00:00' })
    const other = await documents.insert(MelaEvent, { ...event, title: 'Lamps' })
    return [one.name, other.name] as const
  })
  return { site, kites, lamps, staff: await site.userWith('Event Staff') }
}

export const call = (client: TestClient, method: string, values: object): Promise<TestResponse> =>
  client.post(`/api/method/mela.${method}`, values)

let registrations = 0

export async function registerGuest({ site }: TicketSite, event: string, names: readonly string[]) {
  registrations += 1
  const { message, body } = await call(site.guest, 'events.register', {
    ...{ event, contact_name: 'Lakshmi', phone: `+9198${String(20_000_000 + registrations)}` },
    attendees: names.map((full_name) => ({ full_name })),
    idempotency_key: randomUUID(),
  })
  const { token, registration, state } = valuesOf(message)
  if (state !== 'confirmed') throw new Error(`The family was not confirmed: ${JSON.stringify(body)}`)
  return { token: String(token), registration: String(registration) }
}

export const readTickets = async ({ site }: TicketSite, token: string) =>
  rowsOf((await call(site.guest, 'tickets.get_tickets', { token })).message)

export async function readRoster({ staff }: TicketSite, event: string) {
  const roster = valuesOf((await call(staff, 'tickets.get_roster', { event })).message)
  const marks = rowsOf(roster['marks']).flatMap((row) => {
    const read = parseScan(row, { device: String(row['device']), now: '9999-12-31' })
    return read === null ? [] : [read]
  })
  return { roster, marks, attendees: rowsOf(roster['attendees']) }
}

export function readTicketCode(ticket: Values | undefined): string {
  const payload = String(ticket?.['code']).split('.')[1] ?? ''
  const { t } = valuesOf(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return String(t)
}

export const scan = (ticket_code: string, more: Partial<CheckInMark> = {}) => ({
  ...{ id: randomUUID(), ticket_code, kind: 'in', at: '2026-01-02 10:00:00' },
  ...more,
})

export const sync = (client: TestClient, event: string, more: object = {}) =>
  call(client, 'tickets.sync', { event, device: 'Main gate', marks: [], ...more })
