// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import {
  choose,
  press,
  renderScreen,
  shown,
  tryAgain,
  waitFor,
  within,
} from '../../../testing/render-screen.tsx'

type FamilyStatement = Methods['mela.family.get_statement']['output']
type Line = FamilyStatement['lines'][number]

const fee: Line = {
  ...{ kind: 'fees', movement: 'charged', date: '2026-06-10', label: 'Fee due: First', unit: 'money' },
  ...{ title: 'School fees 2026-27, Class 3', amount: 500.35, person: 'Mira V', student: 'STU-1' },
  ...{ reference_type: 'Fee', reference_name: 'FEE-1' },
}
const payment: Line = { ...fee, movement: 'paid', date: '2026-07-01', label: 'Payment', amount: -200.1 }
const points: Line = {
  ...{ kind: 'points', movement: 'added', date: '2026-07-02', label: 'Points earned', unit: 'points' },
  ...{ title: 'Order ORD-2026-000001', amount: 12, person: 'Lakshmi V', student: null },
  ...{ reference_type: 'Reward Entry', reference_name: 'RE-1' },
}
const hours: Line = {
  ...{ kind: 'hours', movement: 'added', date: '2026-07-03', label: 'Hours approved', unit: 'minutes' },
  ...{ title: 'Library', amount: 150, person: 'Mira V', student: 'STU-1' },
  ...{ reference_type: 'Hours Entry', reference_name: 'HRS-1' },
}

const statement = (changes: Partial<FamilyStatement> = {}) =>
  response('mela.family.get_statement', {
    ...{
      family: 'FAM-1',
      family_name: 'Venkat family',
      families: [{ name: 'FAM-1', family_name: 'Venkat family' }],
    },
    ...{ is_shared: 0, may_pay: 1, from: '2026-06-01', to: '2027-05-31', currency: 'INR' },
    periods: [
      { kind: 'school year', title: '2026-27', from: '2026-06-01', to: '2027-05-31' },
      { kind: 'financial year', title: '2026-27', from: '2026-04-01', to: '2027-03-31' },
    ],
    lines: [fee, payment, points, hours],
    sums: [
      {
        kind: 'fees',
        title: 'School fees',
        unit: 'money',
        charged: 500.35,
        paid: 200.1,
        refunded: 0,
        net: 300.25,
      },
      { kind: 'points', title: 'Reward points', unit: 'points', charged: 12, paid: 0, refunded: 0, net: 12 },
      {
        kind: 'hours',
        title: 'Volunteer hours',
        unit: 'minutes',
        charged: 150,
        paid: 0,
        refunded: 0,
        net: 150,
      },
    ],
    total: { charged: 500.35, paid: 200.1, refunded: 0, net: 300.25 },
    ...changes,
  })

const open = (...answers: Parameters<typeof tryAgain>[1][]) =>
  renderScreen('/family/statement', { account: 'USR-1', answers })

test('A guardian reads sums by type and transactions by month, and opens the PDF', async () => {
  await open(statement())
  const sums = await shown.findByRole('region', { name: 'Summary' })
  expect(within(sums).getByText('Balance to pay').nextSibling?.textContent).toBe('₹300.25')
  expect(within(sums).getByText('Charged ₹500.35 · Paid ₹200.10')).toBeDefined()
  expect(within(sums).getByText('12 points')).toBeDefined()
  expect(within(sums).getByText('2 h 30 min')).toBeDefined()
  const july = shown.getByRole('region', { name: 'July 2026' })
  expect(within(july).getAllByText('−₹200.10')).toHaveLength(2)
  expect(within(july).getAllByText(/Mira V$/)).toHaveLength(2)
  const june = shown.getByRole('region', { name: 'June 2026' })
  expect(
    within(june)
      .getByRole('link', { name: /^School fees/ })
      .getAttribute('href'),
  ).toBe('/family/STU-1')
  const pdf = shown.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  expect(pdf).toMatch(/download_statement\?.*family=FAM-1&from=2026-06-01&to=2027-05-31/)
})

test('Another period is asked for, and months that are out of order are not', async () => {
  const server = await open(statement())
  await choose('Period', 'Financial year 2026-27')
  await waitFor(() =>
    expect(server.inputsOf('mela.family.get_statement').at(-1)).toMatchObject({
      from: '2026-04-01',
      to: '2027-03-31',
    }),
  )
  await choose('Period', 'Choose months')
  expect(await shown.findByLabelText('First month')).toBeDefined()
})

test('An empty period says so, and a guardian who may not pay learns why fees are missing', async () => {
  await open(
    statement({
      ...{ lines: [], sums: [], may_pay: 0 },
      total: { charged: 0, paid: 0, refunded: 0, net: 0 },
    }),
  )
  expect(await shown.findByText('No transactions in this period')).toBeDefined()
  expect(shown.getByText(/^School fees aren't listed/)).toBeDefined()
})

test('A guardian shares their transactions with the family', async () => {
  const server = await open(
    statement(),
    response('mela.family.share_statement', { family: 'FAM-1', is_shared: 1 }),
  )
  await press('Share my transactions with my family', 'checkbox')
  expect(await shown.findByText('Your transactions are shared with your family')).toBeDefined()
  expect(server.inputsOf('mela.family.share_statement')).toEqual([{ family: 'FAM-1', is_shared: 1 }])
})

test('A guardian of two families chooses one', async () => {
  const families = [
    { name: 'FAM-1', family_name: 'Venkat family' },
    { name: 'FAM-2', family_name: 'Raman family' },
  ]
  const server = await open(statement({ families }))
  await choose('Family', 'Raman family')
  await waitFor(() =>
    expect(server.inputsOf('mela.family.get_statement').at(-1)).toMatchObject({ family: 'FAM-2' }),
  )
})

test('An account without a family is told what is missing', async () => {
  await open(refuse('mela.family.get_statement', { status: 403, code: 'family.not_your_family' }))
  expect(await shown.findByRole('heading', { name: 'No family statement yet' })).toBeDefined()
})

test('A statement that could not be read is asked for again', async () => {
  const server = await open(refuse('mela.family.get_statement'))
  await tryAgain(server, statement())
  expect(await shown.findByText('Balance to pay')).toBeDefined()
})

test('A guest is asked to sign in', async () => {
  await renderScreen('/family/statement')
  expect(await shown.findByRole('heading', { name: 'Sign in to see your family statement' })).toBeDefined()
})
