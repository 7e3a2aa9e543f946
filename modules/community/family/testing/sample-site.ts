import { desk } from '#framework/desk'
import { User } from '#framework/identity'
import type { Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  testSite,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestSite,
  type Values,
  demoContext,
} from '#framework/testing'
import { students } from '#community/students'
import { forms, WebForm } from '#site/forms'
import { documentOf } from '#site/forms/testing'
import { notifications } from '#site/notifications'
import { family } from '../index.ts'

export { rowsOf, valuesOf, type Values } from '#framework/testing'

export interface SchoolSite {
  readonly site: TestSite
  readonly office: TestClient
  readonly parent: TestClient
  readonly neighbour: TestClient
}

async function loadSchool(
  { engine }: TestSite,
  parents: readonly (readonly [string, string])[],
): Promise<void> {
  await engine.write(administrator, async (documents) => {
    for (const [user, email] of parents) await documents.save(User, user, { email })
    const context = demoContext(engine, documents)
    await students.demo(context)
    await family.demo(context)
    await documents.save(WebForm, 'student', { submissions_per_minute: 1000 })
  })
}

export async function schoolSite(extraModules: readonly Module[] = []): Promise<SchoolSite> {
  const site = await testSite([desk, notifications, forms, students, family, ...extraModules])
  const office = await site.userWith('School Office')
  const [parent, neighbour] = [await site.userWith(), await site.userWith()]
  await loadSchool(site, [
    [parent.user, 'parent@asha.example'],
    [neighbour.user, 'joseph@families.example'],
  ])
  return { site, office, parent, neighbour }
}

export const registrations = '/api/resource/Student Registration'

export const call = (client: TestClient, method: string, args: object = {}): Promise<TestResponse> =>
  client.post(`/api/method/mela.family.${method}`, args)

const oviya = {
  student_first_name: 'Oviya',
  student_last_name: 'S',
  student_date_of_birth: '2020-03-04',
  parent_name: 'Sundari',
  parent_phone: '98400 77701',
  emergency_contact_name: 'Sundari',
  emergency_contact_phone: '98400 77701',
  agrees_to_records: 1,
} as const

export const send = (client: TestClient, data: object): Promise<TestResponse> =>
  client.post('/api/method/mela.forms.accept', { web_form: 'student', data: { ...oviya, ...data } })

let sent = 0

export async function register(
  { site }: Pick<SchoolSite, 'site'>,
  client: TestClient,
  data: object = {},
): Promise<string> {
  sent += 1
  const own = {
    student_first_name: `Child${'abcdefghijklmnop'.charAt(sent % 16).repeat(3)}${sent}`,
    parent_phone: `+9198500${String(10_000 + sent)}`,
  }
  const answer = await send(client, { ...own, ...data })
  const name = valuesOf(answer.message)['name']
  if (typeof name !== 'string') throw new Error(JSON.stringify(answer.body))
  return documentOf(site, name)
}

export const transition = (client: TestClient, name: string, action: string): Promise<TestResponse> =>
  client.post('/api/method/mela.desk.apply_transition', { doctype: 'Student Registration', name, action })

export async function stored({ site }: SchoolSite, name: string): Promise<Values> {
  return valuesOf((await site.administrator.get(`${registrations}/${name}`)).data)
}

export async function offerSeat(school: SchoolSite, data: object = {}, inClass = 'Class 3'): Promise<string> {
  const name = await register(school, school.site.guest, data)
  await transition(school.office, name, 'Take under review')
  await school.office.put(`${registrations}/${name}`, { class: inClass, duplicate_check: null })
  const offered = await transition(school.office, name, 'Offer a place')
  if (offered.status !== 200) throw new Error(JSON.stringify(offered.body))
  return name
}
