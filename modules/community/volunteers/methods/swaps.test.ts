import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import { call, valuesOf, volunteerSite, type Helper, type VolunteerSite } from './sample-site.ts'

let house: VolunteerSite
beforeAll(async () => {
  house = await volunteerSite()
})
afterAll(() => house.site.close())

let day = 3

/** Two full shifts at the same time, with a person in each; the first asks for the second. */
async function twoFull() {
  day += 1
  const time = {
    starts_at: `${addDays(house.today, day)} 09:00:00`,
    ends_at: `${addDays(house.today, day)} 12:00:00`,
  }
  const [kitchen, gate] = [
    await house.shift({ ...time, capacity: 1 }),
    await house.shift({ ...time, capacity: 1, role: 'Gate' }),
  ]
  const [one, other] = [await house.helper(), await house.helper()]
  const { assignment } = valuesOf((await call(one.client, 'take_shift', { shift: kitchen })).message)
  await call(other.client, 'take_shift', { shift: gate })
  const asked = await call(one.client, 'ask_swap', { assignment, wanted_shift: gate })
  return { kitchen, gate, one, other, assignment, asked, swap: valuesOf(asked.message)['swap'] }
}

const shiftsOf = async ({ client }: Helper) => {
  const { message } = await client.get('/api/method/mela.volunteers.get_shifts')
  const { shifts } = valuesOf(message)
  const rows = Array.isArray(shifts) ? shifts.map(valuesOf) : []
  return rows.filter((shift) => shift['assignment_state'] === 'accepted').map((shift) => shift['name'])
}

const swapsOf = async ({ client }: Helper) =>
  valuesOf((await client.get('/api/method/mela.volunteers.get_shifts')).message)['swaps']

test('two swap when both have said yes, and not before; nobody is named', async () => {
  const { kitchen, gate, one, other, assignment, asked, swap } = await twoFull()
  expect(asked.message).toMatchObject({ state: 'asked' })
  expect((await call(one.client, 'ask_swap', { assignment, wanted_shift: gate })).message).toEqual(
    asked.message,
  )
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[kitchen], [gate]])
  expect(await swapsOf(other)).toMatchObject([
    { name: swap, is_own: false, role: 'Kitchen', wanted_role: 'Gate' },
  ])
  expect(JSON.stringify(await swapsOf(other))).not.toMatch(/VOL-|SHA-/)

  expect((await call(one.client, 'agree_to_swap', { swap })).status).toBe(403)
  expect((await call(other.client, 'agree_to_swap', { swap })).status).toBe(200)
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[gate], [kitchen]])
  expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
    code: 'volunteers.swap_over',
  })
  for (const shift of [kitchen, gate])
    expect(await house.document('Shift', shift)).toMatchObject({ taken: 1 })
})

test('of two who agree at the same moment one swaps, and the other keeps what he has', async () => {
  const { gate, one, other, swap } = await twoFull()
  const third = await house.helper()
  await house.office.put(`/api/resource/Shift/${gate}`, { capacity: 2 })
  await call(third.client, 'take_shift', { shift: gate })
  const answers = await Promise.all(
    [other, third].map(({ client }) => call(client, 'agree_to_swap', { swap })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await shiftsOf(one)).toEqual([gate])
  expect(await house.document('Shift', gate)).toMatchObject({ taken: 2 })
})

test('a question that was withdrawn, or whose place is gone, is agreed to by nobody', async () => {
  const first = await twoFull()
  await call(first.one.client, 'withdraw_swap', { swap: first.swap })
  const second = await twoFull()
  await call(second.one.client, 'give_back', { assignment: second.assignment })
  for (const { other, swap, gate } of [first, second]) {
    expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
      code: 'volunteers.swap_over',
    })
    expect(await shiftsOf(other)).toEqual([gate])
  }
  await house.site.engine.runTask('volunteers.tidy_shifts', {})
  expect(await house.document('Shift Swap', String(second.swap))).toMatchObject({ state: 'lapsed' })
})

test('a swap that one of the two cannot have changes nothing', async () => {
  const { kitchen, gate, one, other, swap } = await twoFull()
  await house.office.put(`/api/resource/Shift/${kitchen}`, { min_age: 90 })
  expect((await call(other.client, 'agree_to_swap', { swap })).body).toMatchObject({
    code: 'volunteers.too_young',
  })
  expect([await shiftsOf(one), await shiftsOf(other)]).toEqual([[kitchen], [gate]])
  expect(await house.document('Shift Swap', String(swap))).toMatchObject({ state: 'asked' })
})
