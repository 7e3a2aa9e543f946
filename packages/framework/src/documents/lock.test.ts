import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatementsInto } from '#framework/database'
import { childType, docType, everything, int, prompted, table, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'

const Guest = childType('Locked Guest', { called: text({ required: true }) })
const Party = docType('Locked Party', {
  naming: prompted,
  fields: { guests: table(Guest), count: int() },
  access: { 'System Manager': everything },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'parties', docTypes: [Party] })])
})
afterAll(() => site.close())

const party = (name: string) =>
  site.engine.write(administrator, (documents) => documents.insert(Party, { name, guests: [] }))

const invite = (name: string, called: string) =>
  site.engine.write(administrator, async (documents) => {
    const { guests } = await documents.lock(Party, name)
    await documents.save(Party, name, { guests: [...guests, { called }], count: guests.length + 1 })
  })

test('Each transaction that waited for a lock sees the rows its predecessor committed', async () => {
  await party('Harvest')
  const names = Array.from({ length: 8 }, (_unused, index) => `Guest ${index}`)
  await Promise.all(names.map((called) => invite('Harvest', called)))
  const { guests, count } = await site.engine.read(administrator, (documents) =>
    documents.get(Party, 'Harvest'),
  )
  expect(guests.map(({ called }) => called).toSorted()).toEqual(names)
  expect(count).toBe(8)
})

test('An uncontended lock takes one statement', async () => {
  await party('Quiet')
  const statements: string[] = []
  await recordStatementsInto(statements, () =>
    site.engine.write(administrator, (documents) => documents.lock(Party, 'Quiet')),
  )
  expect(statements.filter((text) => text.includes('for no key update'))).toHaveLength(1)
})
