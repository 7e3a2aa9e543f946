import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import { call, valuesOf, volunteerSite, type Helper, type VolunteerSite } from '../testing/sample-site.ts'

let sampleSite: VolunteerSite
beforeAll(async () => {
  sampleSite = await volunteerSite()
})
afterAll(() => sampleSite.site.close())

let day = 3

async function twoFull() {
  day += 1
  const time = {
    starts_at: `${addDays(sampleSite.today, day)} 09:00:00`,
    ends_at: `${addDays(sampleSite.today, day)} 12:00:00`,
  }
  const [kitchenShift, entranceShift] = [
    await sampleSite.shift({ ...time, capacity: 1 }),
    await sampleSite.shift({ ...time, capacity: 1, role: 'Gate' }),
  ]
  const [one, other] = [await sampleSite.helper(), await sampleSite.helper()]
  const { assignment } = valuesOf((await call(one.client, 'take_shift', { shift: kitchenShift })).message)
  await call(other.client, 'take_shift', { shift: entranceShift })
  const asked = await call(one.client, 'ask_swap', { assignment, requested_shift: entranceShift })
  return {
    kitchen: kitchenShift,
    gate: entranceShift,
    one,
    other,
    assignment,
    asked,
    swap: valuesOf(asked.message)['swap'],
  }
}

const shiftsOf = async ({ client }: Helper) => {
  const { message } = await client.get('/api/method/mela.volunteers.get_shifts')
  const { shifts } = valuesOf(message)
  const rows = Array.isArray(shifts) ? shifts.map(valuesOf) : []
  return rows.filter((shift) => shift['assignment_state'] === 'accepted').map((shift) => shift['name'])
}

const swapsOf = async ({ client }: Helper) =>
  valuesOf((await client.get('/api/method/mela.volunteers.get_shifts')).message)['swaps']

test('A swap happens only when both agree, and names nobody', async () => {
  const { kitchen: kitchenShift, gate: entranceShift, one, other, assignment, asked, swap } = await twoFull()
  expect(asked.message).toMatchObject({ state: 'requested' })
  expect(
    (await call(one.client, 'ask_swap', { assignment, requested_shift: entranceShift })).message,
  ).toEqual(asked.message)
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[kitchenShift], [entranceShift]])
  expect(await swapsOf(other)).toMatchObject([
    { name: swap, is_own: false, role: 'Kitchen', requested_role: 'Gate' },
  ])
  expect(JSON.stringify(await swapsOf(other))).not.toMatch(/VOL-|SHA-/)

  expect((await call(one.client, 'agree_to_swap', { swap })).status).toBe(403)
  expect((await call(other.client, 'agree_to_swap', { swap })).status).toBe(200)
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[entranceShift], [kitchenShift]])
  expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
    code: 'volunteers.swap_over',
  })
  for (const shift of [kitchenShift, entranceShift])
    expect(await sampleSite.document('Shift', shift)).toMatchObject({ assigned: 1 })
})

test('Of two concurrent agreements one swaps, and the other volunteer keeps their shift', async () => {
  const { gate: entranceShift, one, other, swap } = await twoFull()
  const third = await sampleSite.helper()
  await sampleSite.office.put(`/api/resource/Shift/${entranceShift}`, { capacity: 2 })
  await call(third.client, 'take_shift', { shift: entranceShift })
  const answers = await Promise.all(
    [other, third].map(({ client }) => call(client, 'agree_to_swap', { swap })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await shiftsOf(one)).toEqual([entranceShift])
  expect(await sampleSite.document('Shift', entranceShift)).toMatchObject({ assigned: 2 })
})

test('Nobody agrees to a swap request that was withdrawn or whose place is gone', async () => {
  const first = await twoFull()
  await call(first.one.client, 'withdraw_swap', { swap: first.swap })
  const second = await twoFull()
  await call(second.one.client, 'give_back', { assignment: second.assignment })
  for (const { other, swap, gate: entranceShift } of [first, second]) {
    expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
      code: 'volunteers.swap_over',
    })
    expect(await shiftsOf(other)).toEqual([entranceShift])
  }
  await sampleSite.site.engine.runTask('volunteers.tidy_shifts', {})
  expect(await sampleSite.document('Shift Swap', String(second.swap))).toMatchObject({ state: 'lapsed' })
})

test('A swap that one side cannot take changes nothing', async () => {
  const { kitchen: kitchenShift, gate: entranceShift, one, other, swap } = await twoFull()
  await sampleSite.office.put(`/api/resource/Shift/${kitchenShift}`, { min_age: 90 })
  expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
    code: 'volunteers.too_young',
  })
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[kitchenShift], [entranceShift]])
  expect(await sampleSite.document('Shift Swap', String(swap))).toMatchObject({ state: 'requested' })
})
