import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())

test('Only the office lists the payable types', async () => {
  const path = '/api/method/mela.payments.get_payable_types'
  expect((await paying.office.get(path)).message).toEqual(['Sample Fee'])
  for (const client of [paying.site.guest, await paying.site.userWith('Store Manager')])
    expect((await client.get(path)).status).toBe(403)
})
