import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { File } from '#framework/files'
import { testClock, type TestClient } from '#framework/testing'
import { JobApplication } from './job-application.doctype.ts'
import { call, jobsSite, newOpening, uploadResume, valuesOf, type JobsSite } from '../testing/sample-site.ts'

const DAY = 24 * 60 * 60
const clock = testClock()
let work: JobsSite
beforeAll(async () => {
  work = await jobsSite(clock)
})
afterAll(() => work.site.close())

const openings = async (values: object = {}) => {
  const { openings: found } = valuesOf((await call(work.site.guest, 'get_openings', values)).message)
  return Array.isArray(found) ? found.map((one) => valuesOf(one)['name']) : []
}
const readable = async (client: TestClient, url: string) => (await client.get(url)).status === 200

test('Guests see open openings and no expired ones', async () => {
  const name = await newOpening(work, clock)
  expect(await openings()).toContain(name)
  expect(await openings({ category: work.driving })).not.toContain(name)
  expect((await call(work.site.guest, 'get_opening', { name })).message).toMatchObject({ title: 'Teacher' })
  await work.office.put(`/api/resource/Job Opening/${name}`, { state: 'filled' })
  expect(await openings()).not.toContain(name)
  expect((await call(work.site.guest, 'get_opening', { name })).status).toBe(404)
})

test('Refuses to publish an opening after its last day', async () => {
  const { data } = await work.office.post('/api/resource/Job Opening', {
    ...{ title: 'Late', category: work.teaching, organisation: 'Asha', description: 'x' },
    closes_on: '2020-01-01',
  })
  const name = String(valuesOf(data)['name'])
  const answer = await work.office.put(`/api/resource/Job Opening/${name}`, { state: 'open' })
  expect(answer.body).toMatchObject({ field: 'closes_on' })
})

test('Only its owner and the office read a résumé', async () => {
  const opening = await newOpening(work, clock)
  const [applicant, other] = [await work.site.userWith('Customer'), await work.site.userWith('Moderator')]
  const resume = await uploadResume(applicant, 'I have taught for ten years')
  const answer = await call(applicant, 'apply', { opening, applicant_name: 'Anitha', resume })
  expect(answer.message).toMatchObject({ state: 'received' })
  const path = `/api/resource/Job Application/${String(valuesOf(answer.message)['application'])}`
  expect((await work.office.get(path)).data).toMatchObject({ applicant_name: 'Anitha', resume })
  for (const client of [other, work.site.guest]) expect((await client.get(path)).status).not.toBe(200)
  expect(await readable(applicant, resume)).toBe(true)
  expect(await readable(work.office, resume)).toBe(true)
  expect(await readable(other, resume)).toBe(false)
  expect(await readable(work.site.guest, resume)).toBe(false)
  expect((await call(other, 'apply', { opening, resume })).body).toMatchObject({ field: 'resume' })
})

test('Applying twice makes one application, also concurrently', async () => {
  const opening = await newOpening(work, clock)
  const applicant = await work.site.userWith('Customer')
  const answers = await Promise.all([1, 2, 3].map(() => call(applicant, 'apply', { opening })))
  expect(new Set(answers.map(({ message }) => valuesOf(message)['application'])).size).toBe(1)
})

test('Nobody applies to a closed opening, and a guest must sign in first', async () => {
  const opening = await newOpening(work, clock)
  expect((await call(work.site.guest, 'apply', { opening })).status).toBe(403)
  await work.office.put(`/api/resource/Job Opening/${opening}`, { state: 'closed' })
  const applicant = await work.site.userWith('Customer')
  const answer = await call(applicant, 'apply', { opening })
  expect(answer).toMatchObject({ status: 417, body: { code: 'jobs.closed' } })
})

test('While an opening closes, each application is stored before it or refused', async () => {
  const opening = await newOpening(work, clock)
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => work.site.userWith('Customer')))
  const [, ...answers] = await Promise.all([
    work.office.put(`/api/resource/Job Opening/${opening}`, { state: 'closed' }),
    ...people.map((person) => call(person, 'apply', { opening })),
  ])
  const stored = await work.site.engine.read(administrator, (documents) =>
    documents.find(JobApplication, { where: { opening }, fields: ['name'] }),
  )
  expect(stored.length).toBe(answers.filter(({ status }) => status === 200).length)
  expect(answers.every(({ status }) => status === 200 || status === 417)).toBe(true)
})

test('Only the applicant withdraws an application, which leaves no data', async () => {
  const opening = await newOpening(work, clock)
  const [applicant, other] = [await work.site.userWith('Customer'), await work.site.userWith('Customer')]
  const resume = await uploadResume(applicant, 'to be forgotten')
  const { application } = valuesOf((await call(applicant, 'apply', { opening, resume })).message)
  expect((await call(other, 'withdraw', { application })).status).toBe(404)
  expect((await call(applicant, 'withdraw', { application })).message).toEqual({ withdrawn: 1 })
  expect(valuesOf((await call(applicant, 'get_my_jobs')).message)).toMatchObject({
    applications: [],
    account: { full_name: 'Customer' },
  })
  for (const client of [work.office, applicant]) expect(await readable(client, resume)).toBe(false)
})

test('An opening closes after its last day, and its applications are erased after the retention time', async () => {
  const opening = await newOpening(work, clock, { days: 2 })
  const applicant = await work.site.userWith('Customer')
  const resume = await uploadResume(applicant, 'kept for ninety days')
  await call(applicant, 'apply', { opening, resume })
  clock.pass(3 * DAY)
  expect(await openings()).not.toContain(opening)
  expect((await call(await work.site.userWith('Customer'), 'apply', { opening })).status).toBe(417)
  await work.site.engine.runTask('jobs.close')
  await work.site.engine.runTask('jobs.erase_applications')
  const stored = () =>
    work.site.engine.read(administrator, async (documents) => ({
      applications: await documents.find(JobApplication, { where: { opening }, fields: ['name'] }),
      files: await documents.find(File, { where: { file_url: resume }, fields: ['name'] }),
    }))
  expect(await stored()).toMatchObject({ applications: [{}], files: [{}] })
  clock.pass(91 * DAY)
  await work.site.engine.runTask('jobs.erase_applications')
  expect(await stored()).toEqual({ applications: [], files: [] })
})
