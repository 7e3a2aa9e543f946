// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown, within, waitFor, tryAgain } from '../../testing/render-screen.tsx'

const page: Methods['mela.jobs.get_openings']['output'] = {
  ...{ categories: [], has_more: 0 },
  openings: [
    {
      ...{ name: 'JOB-1', organisation: 'Asha School', title: 'Music teacher', closes_on: '2026-12-01' },
      ...{ pay: null, category: 'JC-1', employment_type: 'part time', location: 'Chennai', opened_on: null },
    },
  ],
}
const mine: Methods['mela.jobs.get_my_jobs']['output'] = {
  ...{ account: { full_name: 'Meena', email: null, phone: null }, alerts: [] },
  applications: [
    {
      ...{ title: 'Music teacher', organisation: 'Asha School', name: 'APP-1', opening: 'JOB-1' },
      ...{ state: 'received', sent_on: '2026-11-18' },
    },
  ],
}
const jobs = response('mela.jobs.get_openings', page)

test('A guest searches the openings and sees nothing of applications', async () => {
  const server = await renderScreen('/jobs', { answers: [jobs] })
  expect((await shown.findByRole('link', { name: 'Music teacher' })).getAttribute('href')).toBe('/jobs/JOB-1')
  expect(shown.queryByRole('heading', { name: 'My applications' })).toBeNull()
  server.respondWith(response('mela.jobs.get_openings', { ...page, openings: [] }))
  await fill('Search jobs', 'driver')
  await press('Search')
  expect(await shown.findByRole('heading', { name: 'No jobs found' })).toBeDefined()
  expect(server.inputsOf('mela.jobs.get_openings')).toEqual([{}, { txt: 'driver' }])
})

test('An applicant withdraws an application after a second press', async () => {
  const server = await renderScreen('/jobs', {
    account: 'USR-1',
    answers: [
      jobs,
      response('mela.jobs.get_my_jobs', mine),
      response('mela.jobs.withdraw', { withdrawn: 1 }),
    ],
  })
  await press('Withdraw')
  expect(server.inputsOf('mela.jobs.withdraw')).toEqual([])
  server.respondWith(response('mela.jobs.get_my_jobs', { ...mine, applications: [] }))
  await press('Yes, withdraw')
  await waitFor(() => expect(server.inputsOf('mela.jobs.withdraw')).toEqual([{ application: 'APP-1' }]))
  await waitFor(() => expect(shown.queryByRole('heading', { name: 'My applications' })).toBeNull())
})

test('Somebody who is signed in creates a job alert', async () => {
  const server = await renderScreen('/jobs', {
    account: 'USR-1',
    answers: [
      jobs,
      response('mela.jobs.get_my_jobs', mine),
      response('mela.jobs.save_alert', { alert: 'AL-1' }),
    ],
  })
  await fill(/^Keywords/, 'teacher')
  const alerts = [{ name: 'AL-1', txt: 'teacher', category: null }]
  server.respondWith(response('mela.jobs.get_my_jobs', { ...mine, alerts }))
  await press('Create job alert')
  const list = within(await shown.findByRole('list', { name: 'Your job alerts' }))
  expect(await list.findByText('teacher')).toBeDefined()
  expect(server.inputsOf('mela.jobs.save_alert')).toEqual([{ txt: 'teacher' }])
})

test('Openings that could not be read are asked for again', async () => {
  const server = await renderScreen('/jobs', { answers: [refuse('mela.jobs.get_openings')] })
  await tryAgain(server, jobs)
  expect(await shown.findByRole('link', { name: 'Music teacher' })).toBeDefined()
})
