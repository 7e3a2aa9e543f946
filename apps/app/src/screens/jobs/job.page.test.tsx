// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, missing, refuse } from '#client/testing'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

const opening: Methods['mela.jobs.get_opening']['output'] = {
  ...{ location: 'Chennai', pay: null, closes_on: '2026-12-01', opened_on: null, name: 'JOB-1' },
  ...{ title: 'Music teacher', category: 'JC-1', category_name: 'Teaching', organisation: 'Asha School' },
  ...{ description: 'Two mornings a week.', employment_type: 'part time' },
}
const mine: Methods['mela.jobs.get_my_jobs']['output'] = {
  ...{ account: { full_name: 'Meena', email: 'meena@example.org', phone: null } },
  ...{ alerts: [], applications: [] },
}
const job = response('mela.jobs.get_opening', opening)

test('Somebody who is signed in applies with the details of the account', async () => {
  const server = await renderScreen('/jobs/JOB-1', {
    account: 'USR-1',
    answers: [
      job,
      response('mela.jobs.get_my_jobs', mine),
      response('mela.jobs.apply', { application: 'APP-1', state: 'received' }),
    ],
  })
  await fill(/^Cover letter/, 'I play the veena.')
  await press('Submit application')
  expect(await shown.findByRole('heading', { name: 'Application submitted' })).toBeDefined()
  expect(server.inputsOf('mela.jobs.apply')).toEqual([
    {
      ...{ opening: 'JOB-1', applicant_name: 'Meena', email: 'meena@example.org', phone: '' },
      ...{ cover_note: 'I play the veena.', resume: null },
    },
  ])
})

test('An application without a way to be reached is not sent', async () => {
  const account = { full_name: 'Meena', email: null, phone: null }
  const server = await renderScreen('/jobs/JOB-1', {
    ...{ account: 'USR-1', answers: [job, response('mela.jobs.get_my_jobs', { ...mine, account })] },
  })
  await press('Submit application')
  expect(
    await shown.findByText('Enter your email or mobile number, so that the office can contact you'),
  ).toBeDefined()
  expect(server.inputsOf('mela.jobs.apply')).toEqual([])
})

test('A guest is led to signing in', async () => {
  await renderScreen('/jobs/JOB-1', { answers: [job] })
  expect((await shown.findByRole('link', { name: 'Sign in to apply' })).getAttribute('href')).toBe(
    '/sign-in?next=%2Fjobs%2FJOB-1',
  )
})

test('A job that is closed leads to the others', async () => {
  await renderScreen('/jobs/JOB-1', { answers: [refuse('mela.jobs.get_opening', missing)] })
  expect(await shown.findByRole('heading', { name: 'This job is closed' })).toBeDefined()
})
