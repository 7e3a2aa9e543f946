import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestClock, type TestSite } from '#framework/testing'
import { classifieds } from '#community/classifieds'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { addDays, dayIn } from '#meta'
import { JobCategory } from '../job-opening/job-category.doctype.ts'
import { jobs } from '../index.ts'

export { valuesOf } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export interface JobsSite {
  readonly site: TestSite
  readonly office: TestClient
  readonly teaching: string
  readonly driving: string
}

export async function jobsSite(clock: TestClock): Promise<JobsSite> {
  const placeholderModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  const modules = [website, notifications, placeholderModule, moderation, classifieds, jobs]
  const site = await testSite(modules, { settings: { clock: clock.now } })
  const [teaching, driving] = await site.engine.write(administrator, async (documents) => {
    const one = await documents.insert(JobCategory, { category_name: 'Teaching' })
    const other = await documents.insert(JobCategory, { category_name: 'Driving' })
    return [one.name, other.name] as const
  })
  return { site, office: await site.userWith('School Office'), teaching, driving }
}

export const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.jobs.${method}`, values)

export async function newOpening(
  { office, teaching }: JobsSite,
  clock: TestClock,
  { days = 10, ...values }: { readonly days?: number; readonly [field: string]: unknown } = {},
): Promise<string> {
  const opening = {
    ...{ title: 'Teacher', category: teaching, organisation: 'Asha', description: 'To teach' },
    closes_on: addDays(dayIn('Asia/Kolkata', clock.now()), days),
  }
  const { data } = await office.post('/api/resource/Job Opening', { ...opening, ...values })
  const name = String(valuesOf(data)['name'])
  await office.put(`/api/resource/Job Opening/${name}`, { state: 'open' })
  return name
}

export async function uploadResume(client: TestClient, words: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([words], { type: 'text/plain' }), 'resume.txt')
  form.set('is_private', '1')
  const { message } = await client.request('POST', '/api/method/upload_file', {
    body: form,
    headers: client.authorization === null ? {} : { authorization: client.authorization },
  })
  return String(valuesOf(message)['file_url'])
}
