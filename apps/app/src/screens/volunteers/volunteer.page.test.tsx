// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

type Overview = Extract<Methods['mela.volunteers.get_overview']['output'], { volunteer: object }>

const overview: Overview = {
  volunteer: { name: 'VOL-1', full_name: 'Meena', kind: 'adult', state: 'active' },
  ...{ hours: { approved: 90, waiting: 0 }, entries: [], certificates: [], credentials: [] },
}
const none = response('mela.volunteers.get_my_applications', [])

test('A volunteer logs hours', async () => {
  const server = await renderScreen('/volunteer', {
    account: 'USR-1',
    answers: [
      ...[none, response('mela.volunteers.get_overview', overview)],
      response('mela.volunteers.report_hours', {
        ...{ name: 'VH-1', state: 'waiting', on_day: '2026-11-20', minutes: 90, activity: 'Mending kites' },
      }),
    ],
  })
  expect(await shown.findByText('1 h 30 min')).toBeDefined()
  await fill('What did you do?', 'Mending kites')
  await fill('Hours', '1')
  await fill('Minutes', '30')
  await press('Log hours')
  expect(await shown.findByText('Hours logged. School staff will review them.')).toBeDefined()
  expect(server.inputsOf('mela.volunteers.report_hours')).toMatchObject([
    { on_day: '2026-11-20', minutes: 90, activity: 'Mending kites' },
  ])
})

test('Hours without a time are not sent', async () => {
  const server = await renderScreen('/volunteer', {
    ...{ account: 'USR-1', answers: [none, response('mela.volunteers.get_overview', overview)] },
  })
  await press('Log hours')
  expect(await shown.findByText('Enter what you did')).toBeDefined()
  expect(shown.getByText('Enter the time it took')).toBeDefined()
  expect(server.inputsOf('mela.volunteers.report_hours')).toEqual([])
})

test('A guest reads how to start', async () => {
  await renderScreen('/volunteer')
  expect(await shown.findByRole('heading', { name: 'How to start' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'I’m a student' }).getAttribute('href')).toBe(
    '/register-form/student-volunteer',
  )
})

test('Hours that could not be read are asked for again', async () => {
  const server = await renderScreen('/volunteer', {
    ...{ account: 'USR-1', answers: [none, refuse('mela.volunteers.get_overview')] },
  })
  await tryAgain(server, response('mela.volunteers.get_overview', overview))
  expect(await shown.findByRole('heading', { name: 'My hours' })).toBeDefined()
})
