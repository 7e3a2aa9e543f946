import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { testSite, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'

/** Milliseconds, with a margin for a machine busy with other tests. */
const LONGEST = 120_000

let site: TestSite
const failures: string[] = []

beforeAll(async () => {
  const onError = (where: string, error: unknown) => void failures.push(`${where}: ${String(error)}`)
  site = await testSite(modules, { settings: { onError } })
})
afterAll(() => site.close())

function emptyBodies(type: DocType): readonly Readonly<Record<string, unknown>>[] {
  const fields = fieldsOf(type)
  const nothing = Object.fromEntries(fields.map(({ fieldname }) => [fieldname, null]))
  const tables = fields.filter(({ spec }) => isTable(spec)).map(({ fieldname }) => fieldname)
  return [{}, nothing, ...tables.map((table) => ({ [table]: [{}] }))]
}

test(
  'A missing value is reported and never causes a server error when module rules see incomplete documents',
  async () => {
    const types = site.engine.registry.types.filter(({ isChild }) => !isChild)
    for (const type of types) {
      const path = `/api/resource/${encodeURIComponent(type.name)}`
      for (const body of emptyBodies(type)) {
        await site.administrator.post(path, body)
        await site.administrator.put(`${path}/${encodeURIComponent(type.name)}`, body)
      }
    }
    expect(failures).toEqual([])
  },
  LONGEST,
)
