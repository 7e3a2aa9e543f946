import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testClock,
  testInbox,
  testSite,
  rowsOf,
  valuesOf,
  type Inbox,
  type TestResponse,
  type TestClient,
  type TestClock,
  type TestSite,
} from '#framework/testing'
import { family } from '#community/family'
import { fees, FeeSchedule } from '#community/fees'
import { AcademicYear, Class, StudentRegistration, students } from '#community/students'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { addDays } from '#meta'
import { notifications } from '#site/notifications'
import { renewals } from '../index.ts'

export { rowsOf, valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', {
  fields: { business_name: text(), city: text(), gstin: text() },
  access: { 'System Manager': everything },
})

export const NOW = '2026-27'
export const AHEAD = '2027-28'

export interface RenewalSite {
  readonly site: TestSite
  readonly clock: TestClock
  readonly inbox: Inbox
  readonly office: TestClient
}

const classes = [
  { class_name: 'Class 3' },
  { class_name: 'Class 2', next_class: 'Class 3', capacity: 500 },
  { class_name: 'Class 1', next_class: 'Class 2' },
] as const

async function insertSchool({ engine }: TestSite): Promise<void> {
  await engine.write(administrator, async (documents) => {
    const open = { is_open: 1 } as const
    const [now, ahead] = [
      { title: NOW, starts_on: '2026-06-01', ends_on: '2027-05-31', is_current: 1, ...open },
      { title: AHEAD, starts_on: '2027-06-01', ends_on: '2028-05-31', ...open },
    ] as const
    await documents.insert(AcademicYear, now)
    await documents.insert(AcademicYear, ahead)
    for (const one of classes) await documents.insert(Class, one)
    await documents.insert(FeeSchedule, {
      ...{ academic_year: AHEAD, class: 'Class 2' },
      instalments: [{ label: 'Year', due_on: '2027-06-15', amount: 900_00 }],
    })
  })
}

export async function renewalSite(): Promise<RenewalSite> {
  const [inbox, clock] = [testInbox(), testClock()]
  const placeholderModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const money = [ledger, payments, receipts, manualPayments]
  const modules = [inbox.module, notifications, placeholderModule, ...money, students, family, fees, renewals]
  const site = await testSite(modules, { settings: { clock: clock.now }, trustedProxies: 1 })
  await insertSchool(site)
  return { site, clock, inbox, office: await site.userWith('School Office') }
}

export const call = (client: TestClient, method: string, args: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.renewals.${method}`, args)

export const callFrom = (
  { site }: RenewalSite,
  address: string,
  [method, args]: readonly [name: string, args: object],
): Promise<TestResponse> =>
  site.guest.request('POST', `/api/method/mela.renewals.${method}`, {
    body: JSON.stringify(args),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  })

let numbers = 0

const birthDates = new Map<string, string>()

export const newPhone = (): string => `+91${7000 + (numbers += 1)}012345`

interface Enrolled {
  readonly phone: string
  readonly inClass?: string
  readonly agrees?: 0 | 1
}

export async function insertEnrolledStudent(
  { site }: RenewalSite,
  { phone, inClass = 'Class 1', agrees = 0 }: Enrolled,
): Promise<string> {
  const number = (numbers += 1)
  const born = addDays('2018-01-01', number)
  if (!birthDates.has(phone)) birthDates.set(phone, born)
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(StudentRegistration, {
      ...{ student_first_name: `Kavya${number}`, student_last_name: 'Rajan' },
      student_date_of_birth: born,
      ...{
        parent_name: 'Sundari Rajan',
        parent_phone: phone,
        parent_email_address: `p${number}@example.org`,
      },
      ...{ emergency_contact_name: 'Arumugam', emergency_contact_phone: phone, address: '3, Mada Street' },
      ...{ agrees_to_pictures: agrees, agrees_to_first_aid: agrees, agrees_to_messages: agrees },
      ...{ agrees_to_records: 1, status: 'enrolled', class: inClass, academic_year: NOW },
    }),
  )
  return name
}

export const childOf = (phone: string) => ({
  student_date_of_birth: birthDates.get(phone) ?? '2017-05-05',
})

interface LookUpOptions {
  readonly address?: string
  readonly child?: object
}

export async function lookUp(school: RenewalSite, phone: string, options: LookUpOptions = {}) {
  const { address = `198.51.100.${numbers % 250}`, child = childOf(phone) } = options
  const answer = await callFrom(school, address, ['look_up', { phone, ...child }])
  const before = school.inbox.messages.length
  await school.site.engine.drainEvents()
  const isSent = school.inbox.messages.slice(before).some(({ template }) => template === 'one_time_code')
  const lookup = String(valuesOf(answer.message)['lookup'])
  return { answer, lookup, code: isSent ? school.inbox.last('code') : null }
}

export async function confirmLookUp(school: RenewalSite, phone: string) {
  const { lookup, code } = await lookUp(school, phone)
  const { message } = await call(school.site.guest, 'confirm', { lookup, code })
  const { token, students: found } = valuesOf(message)
  return { token, children: rowsOf(found) }
}

let keys = 0

export const newKey = (): string => `key-of-a-renewal-${(keys += 1)}`

export const renew = (client: TestClient, values: object): Promise<TestResponse> =>
  call(client, 'renew', { idempotency_key: newKey(), ...values })

export const listOf = async ({ site }: RenewalSite, type: string, filters: object) =>
  (
    await site.administrator.get(`/api/resource/${type}`, {
      fields: ['*'],
      filters,
      limit_page_length: '1000',
    })
  ).rows
