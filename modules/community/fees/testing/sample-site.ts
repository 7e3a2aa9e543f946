import { docType, everything, text } from '#framework/doctypes'
import { defineModule, type Module } from '#framework/modules'
import { User } from '#framework/identity'
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
  demoContext,
} from '#framework/testing'
import { AcademicYear, Class, ClassEnrolment, StudentRegistration, students } from '#community/students'
import { family } from '#community/family'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { sampleGateway, type SampleGateway } from '#money/payments/testing'
import { receipts } from '#money/receipts'
import { notifications } from '#site/notifications'
import { dayIn, addDays } from '#meta'
import { FeeSchedule } from '../fee-schedule/fee-schedule.doctype.ts'
import { fees } from '../index.ts'

export { rowsOf, valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', {
  fields: { business_name: text(), city: text(), gstin: text() },
  access: { 'System Manager': everything },
})

const ZONE = 'Asia/Kolkata'
export const YEAR = '2026-27'
const OF = 'Class 1'
export const today = dayIn(ZONE, new Date())
const STARTED = addDays(today, -100)

export interface FeeSite {
  readonly site: TestSite
  readonly gateway: SampleGateway
  readonly clock: TestClock
  readonly office: TestClient
}

async function insertSchool({ engine }: TestSite): Promise<void> {
  await engine.write(administrator, async (documents) => {
    const year = { starts_on: STARTED, ends_on: addDays(today, 200) }
    await documents.insert(AcademicYear, { title: YEAR, ...year, is_current: 1, is_open: 1 })
    await documents.insert(Class, { class_name: OF })
    await documents.insert(Class, { class_name: 'Class without a price' })
    await documents.insert(FeeSchedule, {
      ...{ academic_year: YEAR, class: OF, grace_days: 5 },
      ...{ sibling_discount: 'percent', sibling_percent: 10, late_fee: 'amount', late_amount: 50_00 },
      instalments: [
        { label: 'Third', due_on: addDays(today, 60), amount: 300_00 },
        { label: 'First', due_on: addDays(today, -1), amount: 500_00 },
        { label: 'Second', due_on: addDays(today, 30), amount: 400_00 },
      ],
    })
  })
}

interface SiteOptions {
  /** Modules that a test needs beside those of fees. */
  readonly more?: readonly Module[]
}

async function emptySite({ more = [] }: SiteOptions = {}): Promise<FeeSite> {
  const gateway = sampleGateway()
  const stubModule = defineModule({
    ...{ name: 'stand_ins', docTypes: [Business] },
    extensions: [gateway.extension],
  })
  const clock = testClock()
  const money = [ledger, payments, receipts, manualPayments]
  const site = await testSite([notifications, stubModule, ...money, students, family, fees, ...more], {
    settings: { clock: clock.now },
  })
  return { site, gateway, clock, office: await site.userWith('School Office') }
}

export async function feeSite(options: SiteOptions = {}): Promise<FeeSite> {
  const school = await emptySite(options)
  await insertSchool(school.site)
  return school
}

export async function demoSite(): Promise<FeeSite> {
  const school = await emptySite()
  await school.site.engine.write(administrator, async (documents) => {
    const context = demoContext(school.site.engine, documents)
    for (const module of [students, family, fees]) await module.demo(context)
  })
  return school
}

export const call = (client: TestClient, method: string, args: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.${method}`, args)

let numbers = 0

export const newPhone = (): string => `+9198400${String(10_000 + (numbers += 1))}`

export interface EnrolmentOptions {
  readonly phone: string
  readonly shouldSkipEvents?: boolean
  readonly inClass?: string
  readonly joinedOn?: string
}

export async function enrolStudent(
  { site }: FeeSite,
  { phone, shouldSkipEvents = false, inClass = OF, joinedOn = STARTED }: EnrolmentOptions,
): Promise<string> {
  const number = (numbers += 1)
  const { name } = await site.engine.write(administrator, async (documents) => {
    const child = await documents.insert(StudentRegistration, {
      student_first_name: `Child${number}`,
      student_date_of_birth: addDays('2018-01-01', number),
      ...{ parent_name: 'Sundari', parent_phone: phone },
      ...{ emergency_contact_name: 'Sundari', emergency_contact_phone: phone },
      ...{ agrees_to_records: 1, status: 'enrolled', class: inClass, academic_year: YEAR },
    })
    const [place] = await documents.find(ClassEnrolment, { where: { student: child.name } })
    if (place) await documents.save(ClassEnrolment, place.name, { joined_on: joinedOn })
    return child
  })
  if (!shouldSkipEvents) await site.engine.drainEvents()
  return name
}

export async function signInGuardian({ site }: FeeSite, phone: string): Promise<TestClient> {
  const guardian = await site.userWith()
  await site.engine.write(administrator, (documents) => documents.save(User, guardian.user, { phone }))
  return guardian
}

export async function readFee({ site }: FeeSite, student: string): Promise<Values> {
  const { rows } = await site.administrator.get('/api/resource/Fee', { filters: { student } })
  const [row] = rows
  if (row === undefined) return {}
  return valuesOf((await site.administrator.get(`/api/resource/Fee/${String(row['name'])}`)).data)
}

export async function payOnline({ gateway }: FeeSite, payer: TestClient, fee: unknown): Promise<string> {
  const started = await call(payer, 'payments.pay', {
    ...{ reference_type: 'Fee', reference_name: fee, gateway: 'Razorpay' },
    idempotency_key: `key-of-an-online-payment-${(references += 1)}`,
  })
  const { payment, token } = valuesOf(started.message)
  gateway.play(String(payment))
  await call(payer, 'payments.get_status', { payment, token })
  return String(payment)
}

let references = 0

export const payAtOffice = ({ office }: FeeSite, fee: unknown, amount: number): Promise<TestResponse> =>
  call(office, 'manual_payments.receive', {
    ...{ reference_type: 'Fee', reference_name: fee, method: 'UPI', amount },
    reference_number: `REF${(references += 1)}`,
    idempotency_key: `key-of-a-payment-${references}`,
  })
