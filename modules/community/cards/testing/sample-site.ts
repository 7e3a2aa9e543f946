import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testClock,
  testSite,
  type TestResponse,
  type TestClient,
  type TestClock,
  type TestSite,
} from '#framework/testing'
import { events } from '#community/events'
import { family } from '#community/family'
import { AcademicYear, Class, StudentRegistration, students } from '#community/students'
import { tickets } from '#community/tickets'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { places } from '#site/places'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { addDays, dayIn, untranslated } from '#meta'
import { cards, verifiable, type Verifiable } from '../index.ts'

export { valuesOf } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export const YEAR = '2026-27'
export const lastDay = addDays(dayIn('Asia/Kolkata', new Date()), 100)

const certificate: Verifiable = {
  prefix: 'CERT',
  async verify(_documents, code) {
    if (code.toUpperCase() !== 'CERT-0001') return null
    const lines = [[untranslated('Hours'), '40']] as const
    return { kind: 'certificate', valid: true, title: 'Selvi', photo: null, lines, valid_until: null }
  },
}

export interface CardSite {
  readonly site: TestSite
  readonly clock: TestClock
  readonly office: TestClient
}

export async function cardSite(): Promise<CardSite> {
  const clock = testClock()
  const placeholderModule = defineModule({
    name: 'stand_ins',
    docTypes: [Business],
    extensions: [verifiable.add(certificate)],
  })
  const money = [ledger, payments, receipts, manualPayments]
  const modules = [
    website,
    notifications,
    placeholderModule,
    ...money,
    events,
    places,
    tickets,
    students,
    family,
    cards,
  ]
  const site = await testSite(modules, { settings: { clock: clock.now } })
  await site.engine.write(administrator, async (documents) => {
    const days = { starts_on: addDays(lastDay, -300), ends_on: lastDay }
    await documents.insert(AcademicYear, { title: YEAR, ...days, is_current: 1, is_open: 1 })
    await documents.insert(Class, { class_name: 'Class 1' })
  })
  return { site, clock, office: await site.userWith('School Office') }
}

export const call = (client: TestClient, method: string, args: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.cards.${method}`, args)

let numbers = 0

export const newPhone = (): string => `+9198410${String(10_000 + (numbers += 1))}`

export async function enrolled(
  { site }: CardSite,
  values: { readonly phone?: string; readonly photo?: string } = {},
): Promise<string> {
  const number = (numbers += 1)
  const { phone = newPhone(), photo = null } = values
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(StudentRegistration, {
      ...{ student_first_name: 'Kavya', student_last_name: 'R', photo },
      student_date_of_birth: addDays('2018-01-01', number),
      ...{ parent_name: 'Sundari', parent_phone: phone, address: '3, Mada Street', allergies: 'Peanuts' },
      ...{ emergency_contact_name: 'Sundari', emergency_contact_phone: phone },
      ...{ agrees_to_records: 1, status: 'enrolled', class: 'Class 1', academic_year: YEAR },
    }),
  )
  await site.engine.drainEvents()
  return name
}

export const cardsOf = async ({ site }: CardSite, student: string) =>
  (
    await site.administrator.get('/api/resource/Student Card', {
      filters: { student },
      fields: ['*'],
      order_by: 'creation asc',
    })
  ).rows
