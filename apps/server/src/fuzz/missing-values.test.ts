import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { testSite, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'

/** Milliseconds; a machine may be busy with other tests. */
const LONGEST = 120_000

let site: TestSite
const failures: string[] = []

beforeAll(async () => {
  const onError = (where: string, error: unknown) => void failures.push(`${where}: ${String(error)}`)
  site = await testSite(modules, { settings: { onError } })
})
afterAll(() => site.close())

/** Nothing at all, nothing in any field, and a row that holds nothing in each table. */
function emptyBodies(type: DocType): readonly Readonly<Record<string, unknown>>[] {
  const fields = fieldsOf(type)
  const nothing = Object.fromEntries(fields.map(({ fieldname }) => [fieldname, null]))
  const tables = fields.filter(({ spec }) => isTable(spec)).map(({ fieldname }) => fieldname)
  return [{}, nothing, ...tables.map((table) => ({ [table]: [{}] }))]
}

test(
  'what is missing is told, and is never our own fault: the rules of rooms see documents before they are whole',
  async () => {
    const types = site.engine.registry.types.filter(({ isChild }) => !isChild)
    for (const type of types) {
      const path = `/api/resource/${encodeURIComponent(type.name)}`
      for (const body of emptyBodies(type)) {
        await site.administrator.post(path, body)
        // A type with one document has its own name; nobody else is there.
        await site.administrator.put(`${path}/${encodeURIComponent(type.name)}`, body)
      }
    }
    expect(failures).toEqual([])
  },
  LONGEST,
)
