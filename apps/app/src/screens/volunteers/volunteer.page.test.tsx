// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown, tryAgain, within } from '../../testing/render-screen.tsx'

type Overview = Extract<Methods['mela.volunteers.get_overview']['output'], { volunteer: object }>

const overview: Overview = {
  volunteer: { name: 'VOL-1', full_name: 'Meena', kind: 'adult', state: 'active' },
  ...{ hours: { approved: 90, waiting: 0 }, entries: [], certificates: [], credentials: [] },
}
const none = [
  response('mela.volunteers.get_my_applications', []),
  response('mela.volunteer_credit.get_my_credit', { credit: null }),
]

test('A volunteer logs hours', async () => {
  const server = await renderScreen('/volunteer', {
    account: 'USR-1',
    answers: [
      ...[...none, response('mela.volunteers.get_overview', overview)],
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
    ...{ account: 'USR-1', answers: [...none, response('mela.volunteers.get_overview', overview)] },
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
    ...{ account: 'USR-1', answers: [...none, refuse('mela.volunteers.get_overview')] },
  })
  await tryAgain(server, response('mela.volunteers.get_overview', overview))
  expect(await shown.findByRole('heading', { name: 'My hours' })).toBeDefined()
})

type Credit = NonNullable<Methods['mela.volunteer_credit.get_my_credit']['output']['credit']>

const unearned = { amount: 0, points: 0, minutes: 0, cut_minutes: 0, cut_by: null } as const

const credit: Credit = {
  ...{ is_on: 1, kind: 'fee credit', currency: 'INR', starts_on: '2026-11-01', minimum_age: 18 },
  ...{ amount: 50, points: 0, earned: { amount: 75, points: 0 } },
  limits: [{ limit: 'volunteer month', most: 600, used: 90, left: 510 }],
  entries: [
    {
      ...{ entry: 'HRS-1', status: 'earned', amount: 75, points: 0, minutes: 90 },
      ...{ cut_minutes: 30, cut_by: 'household month' },
    },
    { ...unearned, entry: 'HRS-2', status: 'to confirm' },
    { ...unearned, entry: 'HRS-3', status: 'to approve' },
    { ...unearned, entry: 'HRS-4', status: 'before start' },
  ],
}

const entry = (name: string, activity: string): Overview['entries'][number] => ({
  ...{
    name,
    activity,
    on_day: '2026-11-19',
    minutes: 120,
    source: 'office',
    state: 'approved',
    refusal: null,
  },
})

const worked: Overview = {
  ...overview,
  entries: [
    entry('HRS-1', 'Kitchen'),
    entry('HRS-2', 'Gate'),
    entry('HRS-3', 'Stage'),
    entry('HRS-4', 'Yard'),
  ],
}

const withCredit = (values: Partial<Credit> = {}) => [
  response('mela.volunteers.get_my_applications', []),
  response('mela.volunteers.get_overview', worked),
  response('mela.volunteer_credit.get_my_credit', { credit: { ...credit, ...values } }),
]

test('A volunteer reads what hours earned, what is cut, and what the limits leave', async () => {
  await renderScreen('/volunteer', { account: 'USR-1', answers: withCredit() })
  expect(await shown.findByText('Earned ₹75 fee credit')).toBeDefined()
  expect(shown.getByText('30 min over the monthly limit of your household')).toBeDefined()
  expect(shown.getByText('Earns credit after approval')).toBeDefined()
  expect(shown.getByText(/^No credit: before/)).toBeDefined()
  const summary = within(shown.getByRole('region', { name: 'Fee credit for hours' }))
  expect(summary.getByText('₹75')).toBeDefined()
  expect(summary.getByText('8 h 30 min left of 10 h')).toBeDefined()
})

test('A volunteer confirms hours that staff recorded', async () => {
  const server = await renderScreen('/volunteer', {
    account: 'USR-1',
    answers: [...withCredit(), response('mela.volunteers.confirm_hours', { name: 'HRS-2' })],
  })
  expect(await shown.findByText('Waiting for your confirmation')).toBeDefined()
  await press('Confirm hours: 2 h of Gate')
  expect(await shown.findByText('Hours confirmed. Thank you!')).toBeDefined()
  expect(server.inputsOf('mela.volunteers.confirm_hours')).toMatchObject([{ name: 'HRS-2' }])
})

test('Points are shown as points', async () => {
  const points = {
    kind: 'reward points',
    amount: 0,
    points: 200,
    earned: { amount: 0, points: 300 },
  } as const
  await renderScreen('/volunteer', { account: 'USR-1', answers: withCredit(points) })
  const summary = within(await shown.findByRole('region', { name: 'Reward points for hours' }))
  expect(summary.getByText('300 points')).toBeDefined()
  expect(summary.getByRole('link', { name: 'See reward points' })).toBeDefined()
})
