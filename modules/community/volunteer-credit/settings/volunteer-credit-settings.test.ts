import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { valuesOf } from '#framework/testing'
import { WebsiteSettings } from '#site/website'
import { openVolunteerCreditSite, type VolunteerCreditSite } from '../testing/sample-site.ts'

let fixture: VolunteerCreditSite
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
})
afterAll(() => fixture.site.close())

const path = '/api/resource/Volunteer Credit Settings/Volunteer Credit Settings'

const change = (values: object) => fixture.office.put(path, values)

const startDay = async () => valuesOf((await fixture.office.get(path)).data)['starts_on']

test('Credit begins on the day on which the office switches it on, not before', async () => {
  await change({ is_on: 0 })
  await change({ is_on: 1, starts_on: fixture.today(-30) })
  expect(await startDay()).toBe(fixture.today())
  expect((await change({ starts_on: fixture.today(-1) })).body).toMatchObject({ field: 'starts_on' })
  expect((await change({ starts_on: fixture.today(3) })).status).toBe(200)
  expect(await startDay()).toBe(fixture.today(3))
})

test('Credit needs one rate for each day, of the kind that hours become', async () => {
  const rate = { valid_from: fixture.today(), amount: 50, points: 0 }
  expect((await change({ rates: [rate, rate] })).body).toMatchObject({ field: 'rates' })
  expect((await change({ rates: [rate], becomes: 'reward points' })).body).toMatchObject({ field: 'rates' })
  expect((await change({ rates: [] })).body).toMatchObject({ field: 'rates' })
})

test('Credit needs the wallet or the points that hold it', async () => {
  await fixture.site.engine.write(administrator, (documents) =>
    documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 0, enable_reward_points: 0 }),
  )
  const rates = [{ valid_from: fixture.today(), amount: 50, points: 20 }]
  for (const becomes of ['fee credit', 'reward points'])
    expect((await change({ rates, becomes })).body).toMatchObject({ field: 'becomes' })
})
