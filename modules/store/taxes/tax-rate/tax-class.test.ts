import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf, testSite, type TestClient, type TestSite } from '#framework/testing'
import { ledger } from '#money/ledger'
import { taxes, taxRatesOn } from '../index.ts'

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([ledger, taxes])
  manager = await site.userWith('Store Manager')
  for (const class_name of ['Standard', 'Low'])
    await manager.post(CLASSES, { class_name, is_default: class_name === 'Standard' ? 1 : 0 })
})
afterAll(() => site.close())

const CLASSES = '/api/resource/Tax Class'

async function defaults(): Promise<readonly unknown[]> {
  const { rows } = await manager.get(CLASSES, { filters: [['is_default', '=', 1]] })
  return rowsOf(rows).map(({ name }) => name)
}

test('The default class changes only by making another class the default', async () => {
  const unticked = await manager.put(`${CLASSES}/Standard`, { is_default: 0 })
  expect(unticked).toMatchObject({ status: 417, body: { code: 'taxes.last_default', field: 'is_default' } })
  expect((await manager.delete(`${CLASSES}/Standard`)).body).toMatchObject({ code: 'taxes.last_default' })
  expect((await manager.put(`${CLASSES}/Standard`, { description: 'Most things' })).status).toBe(200)
  expect((await manager.put(`${CLASSES}/Low`, { is_default: 1 })).status).toBe(200)
  expect(await defaults()).toEqual(['Low'])
  await manager.post(CLASSES, { class_name: 'Other', is_default: 1 })
  expect(await defaults()).toEqual(['Other'])
  expect((await manager.delete(`${CLASSES}/Low`)).status).toBe(202)
})

test('A default class with an expired rate leaves unclassified products without a rate', async () => {
  const at = (day: string) =>
    site.engine.read(administrator, async (documents) => (await taxRatesOn(documents, day)).hasRate(null))
  expect(await at('2026-11-22')).toBe(false)
  await site.administrator.post('/api/resource/Tax Rate', {
    ...{ tax_class: 'Other', rate: 1800, valid_from: '2026-01-01', valid_until: '2026-06-30' },
  })
  expect([await at('2026-06-30'), await at('2026-07-01')]).toEqual([true, false])
})
