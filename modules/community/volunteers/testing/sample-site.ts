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
import { addDays, datetimeIn } from '#meta'
import { forms, WebForm } from '#site/forms'
import { notifications } from '#site/notifications'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { studentVolunteerForm, volunteerForm } from '../application/demo-forms.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'
import { volunteers } from '../index.ts'

export { valuesOf } from '#framework/testing'

const office = { 'System Manager': everything, 'School Office': everything }
const title = { title: text() }

const Business = docType('Business', { fields: title, access: office })
const MelaEvent = docType('Mela Event', { fields: title, access: office })
const StudentRegistration = docType('Student Registration', { fields: title, access: office })

export interface Helper {
  readonly client: TestClient
  readonly volunteer: string
}

export interface VolunteerSite {
  readonly site: TestSite
  readonly clock: TestClock
  readonly office: TestClient
  readonly today: string
  helper(changes?: object): Promise<Helper>
  shift(changes?: object): Promise<string>
  document(type: string, name: string): Promise<Values>
  moment(minutes: number): string
}

const placeholderModule = defineModule({
  name: 'stand_ins',
  docTypes: [Business, MelaEvent, StudentRegistration],
})
const modules = [website, translations, notifications, forms, placeholderModule, volunteers]

const path = (type: string, name = '') => `/api/resource/${encodeURIComponent(type)}/${name}`

function documentName({ status, data, body }: TestResponse): string {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(valuesOf(data)['name'])
}

export const call = (client: TestClient, method: string, input: object = {}) =>
  client.post(`/api/method/mela.volunteers.${method}`, input)

export const submitForm = (client: TestClient, web_form: string, data: object) =>
  client.post('/api/method/mela.forms.accept', { web_form, data: JSON.stringify(data) })

export async function volunteerSite(): Promise<VolunteerSite> {
  const clock = testClock()
  const site = await testSite(modules, { settings: { clock: clock.now } })
  const staff = await site.userWith('School Office', 'Event Staff')
  const today = await site.engine.write(administrator, async (documents) => {
    for (const form of [studentVolunteerForm, volunteerForm])
      await documents.insert(WebForm, { ...form, submissions_per_minute: 1000 })
    return documents.today
  })
  const day = addDays(today, 2)
  let number = 0
  return {
    ...{ site, clock, office: staff, today },
    async helper(changes = {}) {
      const client = await site.userWith('Volunteer')
      number += 1
      const { name } = await site.engine.write(administrator, (documents) =>
        documents.insert(Volunteer, {
          ...{
            full_name: `Helper ${number}`,
            date_of_birth: '1990-01-01',
            phone: `+9198400${10_000 + number}`,
          },
          ...{ user: client.user, state: 'active', ...changes },
        }),
      )
      return { client, volunteer: name }
    },
    async shift(changes = {}) {
      const values = {
        role: 'Kitchen',
        capacity: 2,
        starts_at: `${day} 09:00:00`,
        ends_at: `${day} 12:00:00`,
      }
      const name = documentName(await staff.post(path('Shift'), { ...values, ...changes }))
      await staff.put(path('Shift', name), { state: 'open' })
      return name
    },
    moment: (minutes) => datetimeIn('Asia/Kolkata', new Date(clock.now().getTime() + minutes * 60_000)),
    document: async (type, name) => valuesOf((await staff.get(path(type, name))).data),
  }
}

export const updateDocument = (client: TestClient, [type, name]: readonly [string, string], values: object) =>
  client.put(path(type, name), values)

export const createDocument = async (client: TestClient, type: string, values: object): Promise<string> =>
  documentName(await client.post(path(type), values))

export async function consentToken({ site }: VolunteerSite): Promise<string> {
  await site.engine.drainEvents()
  const { rows } = await site.administrator.get(path('Outbox Message'), {
    fields: ['body'],
    filters: { event: 'volunteers.consent_requested' },
    order_by: 'creation desc, name desc',
    limit_page_length: '1',
  })
  return /#key=([\w-]{43})/.exec(String(rows[0]?.['body']))?.[1] ?? ''
}

export async function agreeAsGuardian(sampleSite: VolunteerSite): Promise<void> {
  const token = await consentToken(sampleSite)
  const answer = { token, answer: 'agree', full_name: 'Selvam' }
  const { status, body } = await call(sampleSite.site.guest, 'answer_consent', answer)
  if (status !== 200) throw new Error(JSON.stringify(body))
}
