import { family as families } from '#community/family'
import { students } from '#community/students'
import { desk } from '#framework/desk'
import type { NewDoc } from '#framework/doctypes'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testClock,
  testSite,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestClock,
  type TestSite,
  type Values,
} from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { sampleGateway, type SampleGateway } from '#money/payments/testing'
import { places } from '#site/places'
import { notifications } from '#site/notifications'
import { forms } from '#site/forms'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import { events } from '../index.ts'

export { valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export const ZONE = 'Asia/Kolkata'

export interface EventSite {
  readonly site: TestSite
  readonly gateway: SampleGateway
  readonly clock: TestClock
  readonly today: string
  event(values: Omit<NewDoc<typeof MelaEvent>, 'start_date' | 'title'>, daysOn?: number): Promise<string>
}

export async function eventSite({ hasManualPayments = false } = {}): Promise<EventSite> {
  const gateway = sampleGateway()
  const clock = testClock()
  const testModule = defineModule({
    ...{ name: 'stand_ins', docTypes: [Business] },
    extensions: [gateway.extension],
  })
  const office = hasManualPayments ? [receipts, manualPayments] : []
  const baseModules = [desk, website, translations, notifications, forms, testModule, ledger, payments]
  const modules = [...baseModules, places, ...office, students, families, events]
  const site = await testSite(modules, { settings: { clock: clock.now }, trustedProxies: 1 })
  const today = dayIn(ZONE, clock.now())
  return {
    ...{ site, gateway, clock, today },
    async event(values, daysOn = 30) {
      const start_date = addDays(dayIn(ZONE, clock.now()), daysOn)
      const { name } = await site.engine.write(administrator, (documents) =>
        documents.insert(MelaEvent, { title: 'Kites', published: 1, time_zone: ZONE, start_date, ...values }),
      )
      return name
    },
  }
}

export const methodPath = (method: string): string => `/api/method/mela.${method}`

let registrations = 0

export function family(event: string, more: object = {}): Values {
  registrations += 1
  return {
    ...{ event, contact_name: 'Meena', phone: `+9198${String(10_000_000 + registrations)}` },
    ...{ email: `family${registrations}@example.org`, attendees: [{ full_name: 'Kavin' }] },
    idempotency_key: `key-of-family-number-${registrations}`,
    ...more,
  }
}

export function registerFromAddress(
  client: TestClient,
  address: string,
  body: unknown,
): Promise<TestResponse> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return client.request('POST', methodPath('events.register'), { body: JSON.stringify(body), headers })
}

export const register = (client: TestClient, body: unknown) =>
  client.post(methodPath('events.register'), body)

export async function registerGuest({ site }: EventSite, event: string, more: object = {}): Promise<Values> {
  return valuesOf((await register(site.guest, family(event, more))).message)
}

export const callWithToken = (client: TestClient, method: string, values: Values) =>
  client.post(methodPath(`events.${method}`), values)

export async function readRegistration({ site }: EventSite, response: Values): Promise<Values> {
  const { token } = response
  return valuesOf((await callWithToken(site.guest, 'get_registration', { token })).message)
}

export const readAvailability = async ({ site }: EventSite, event: string): Promise<Values> =>
  valuesOf((await site.guest.get(methodPath('events.get_places'), { event })).message)

export async function countSeats({ site }: EventSite, event: string) {
  const { rows } = await site.engine.database.pool.query<{ occupied: string; held: string; waiting: string }>(
    `select s.occupied, s.waiting, (select coalesce(sum(seats), 0) from "Event Registration" where event = s.name
      and state in ('reserved', 'offered', 'confirmed', 'checked in')) as held
      from "Event Seats" s where s.name = $1`,
    [event],
  )
  const [row] = rows
  return {
    occupied: Number(row?.occupied ?? 0),
    held: Number(row?.held ?? 0),
    waiting: Number(row?.waiting ?? 0),
  }
}

export const startPayment = (client: TestClient, { registration, token }: Values, more: object = {}) =>
  client.post(methodPath('payments.pay'), {
    ...{ reference_type: 'Event Registration', reference_name: registration, receipt_token: token },
    ...{ gateway: 'Razorpay', idempotency_key: `test-key-of-${String(registration)}` },
    ...more,
  })

export async function payRegistration({ site, gateway }: EventSite, response: Values): Promise<Values> {
  const started = valuesOf((await startPayment(site.guest, response)).message)
  gateway.play(String(started['payment']))
  const { payment, token } = started
  return valuesOf((await site.guest.post(methodPath('payments.get_status'), { payment, token })).message)
}
