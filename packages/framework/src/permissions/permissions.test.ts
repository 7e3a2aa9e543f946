import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  always,
  docType,
  either,
  grant,
  text,
  where,
  whereOwner,
  type Condition,
  type Verb,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { administrator } from './caller.ts'

const conditions: Readonly<Record<string, Condition | null>> = {
  never: null,
  always,
  owner: whereOwner,
  row: where({ state: 'open' }),
  either: either(whereOwner, where({ state: 'open' })),
}

const names = Object.keys(conditions)

function typeFor(verb: Verb, condition: string) {
  const granted = conditions[condition]
  const rights = granted ? { [verb]: granted } : {}
  return docType(`Try ${verb} ${condition}`, {
    fields: { title: text(), state: text() },
    access: { Customer: grant({ ...rights }), 'System Manager': grant({ read: always, create: always }) },
  })
}

const verbs = ['read', 'write', 'create', 'delete'] as const
const tried = verbs.flatMap((verb) =>
  names.map((condition) => ({ verb, condition, type: typeFor(verb, condition) })),
)

let site: TestSite
let customer: TestClient
let stranger: TestClient
let manager: TestClient

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'tries', docTypes: tried.map(({ type }) => type) })])
  customer = await site.userWith('Customer')
  stranger = await site.userWith('Volunteer')
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

function isReached(condition: string, row: { readonly isOwn: boolean; readonly state: string }): boolean {
  const reached: Readonly<Record<string, boolean>> = {
    never: false,
    always: true,
    owner: row.isOwn,
    row: row.state === 'open',
    either: row.isOwn || row.state === 'open',
  }
  return reached[condition] ?? false
}

const rows = [
  { isOwn: true, state: 'open' },
  { isOwn: true, state: 'closed' },
  { isOwn: false, state: 'open' },
  { isOwn: false, state: 'closed' },
]

async function aRow(type: string, row: (typeof rows)[number]): Promise<string> {
  const made = await site.engine.write(administrator, (documents) =>
    documents.insert(site.engine.registry.get(type), {}),
  )
  const { sql } = await import('kysely')
  await sql`update ${sql.table(type)} set owner = ${row.isOwn ? customer.user : manager.user}, state = ${row.state} where name = ${made.name}`.execute(
    site.engine.database.kysely,
  )
  return made.name
}

function address(type: string, name = ''): string {
  return `/api/resource/${encodeURIComponent(type)}${name && `/${name}`}`
}

describe.each(tried.filter(({ verb }) => verb !== 'create'))(
  '$verb is granted to Customer as $condition',
  ({ verb, condition, type }) => {
    test.each(rows)('Every path reaches a row (own: $isOwn, $state) as it is declared', async (row) => {
      const name = await aRow(type.name, row)
      const expected = isReached(condition, row) ? [200, 202] : [403, 404]
      const verbsOf = { read: 'GET', write: 'PUT', delete: 'DELETE' } as const
      const method = verb === 'write' ? verbsOf.write : verb === 'delete' ? verbsOf.delete : verbsOf.read
      const options =
        method === 'PUT' ? { body: '{"title":"x"}', headers: { 'content-type': 'application/json' } } : {}
      const response = await customer.request(method, address(type.name, name), options)
      expect(expected).toContain(response.status)
      expect([403, 404]).toContain((await stranger.request(method, address(type.name, name), options)).status)
      expect([403, 404]).toContain(
        (await site.guest.request(method, address(type.name, name), options)).status,
      )
    })

    test('A list shows the same rows as reading them one by one', async () => {
      const response = await customer.get(address(type.name), {
        limit_page_length: '0',
        fields: ['name', 'owner', 'state'],
      })
      const expected = verb === 'read' && condition !== 'never' ? 200 : 403
      expect(response.status).toBe(expected)
      const shown: readonly Record<string, unknown>[] = Array.isArray(response.data) ? response.data : []
      expect(
        shown.every((row) =>
          isReached(condition, { isOwn: row['owner'] === customer.user, state: String(row['state']) }),
        ),
      ).toBe(true)
      expect(shown).toHaveLength(
        expected === 200 ? rows.filter((row) => isReached(condition, row)).length : 0,
      )
    })
  },
)

describe.each(tried.filter(({ verb }) => verb === 'create'))(
  'Create is granted to Customer as $condition',
  ({ condition, type }) => {
    test.each(['open', 'closed'])('A new document in state %s is accepted as declared', async (state) => {
      const isAllowed = condition === 'owner' || isReached(condition, { isOwn: true, state })
      const response = await customer.post(address(type.name), { state })
      expect(response.status).toBe(isAllowed ? 200 : 403)
      expect((await stranger.post(address(type.name), { state })).status).toBe(403)
      expect((await site.guest.post(address(type.name), { state })).status).toBe(403)
      const stored = await manager.get(address(type.name), { filters: { state }, limit_page_length: '0' })
      expect(stored.data).toHaveLength(isAllowed ? 1 : 0)
    })
  },
)

test('A type without access rules does not load', () => {
  const closed = docType('Closed', { fields: { title: text() }, access: {} })
  const load = async () => testSite([defineModule({ name: 'closed', docTypes: [closed] })])
  return expect(load()).rejects.toThrow(/Closed declares no access/)
})
