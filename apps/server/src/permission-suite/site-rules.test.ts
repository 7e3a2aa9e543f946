import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, verbs, type DocType, type Verb } from '#framework/doctypes'
import { ApiKey, callerNamed, hashSecret } from '#framework/identity'
import {
  permissionFor,
  underSiteAccess,
  siteAccessFrom,
  type Caller,
  type SitePermission,
} from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { addressOf } from './request-paths.ts'
import { documentTypes, seedRows } from './seed-rows.ts'

const everyVerb: Readonly<Record<Verb, 0 | 1>> = {
  select: 1,
  read: 1,
  write: 1,
  create: 1,
  delete: 1,
  submit: 1,
  cancel: 1,
  amend: 1,
  report: 1,
  export: 1,
  import: 1,
  share: 1,
  print: 1,
  email: 1,
}
const RULES = '/api/resource/Custom DocPerm'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite(modules)
  manager = await site.userWith('System Manager')
  await seedRows(site.engine, [manager.user, (await site.userWith()).user])
})
afterAll(() => site.close())

const openAll = (type: DocType, permlevel = 0): SitePermission => ({
  ...{ parent: type.name, role: 'System Manager', permlevel, if_owner: 0 },
  ...everyVerb,
})

async function storeRules(types: readonly DocType[]): Promise<void> {
  const columns = sql.join(verbs.map((verb) => sql.id(verb)))
  for (const [index, { name }] of types.entries())
    await sql`insert into "Custom DocPerm" (name, owner, creation, modified, modified_by, parent, role, permlevel, ${columns})
      values (${`stored-${index}`}, 'x', localtimestamp, localtimestamp, 'x', ${name}, 'System Manager', 0,
        ${sql.join(verbs.map(() => sql`1`))})`.execute(site.engine.database.kysely)
}

const whoIs = async () => (await manager.get('/api/method/frappe.auth.get_logged_user')).message

function asAdministrator(type: DocType): Readonly<Record<string, unknown>> {
  const links = fieldsOf(type).filter(
    ({ fieldtype, options }) => fieldtype === 'Link' && options[0] === 'User',
  )
  return Object.fromEntries(links.map(({ fieldname }) => [fieldname, 'Administrator']))
}

const fixed = () => documentTypes(site.engine).filter(({ isAccessFixed }) => isAccessFixed)

test('Site rules cannot change the types of identity and permissions', async () => {
  const names = fixed().map(({ name }) => name)
  for (const name of [
    'API Key',
    'Session',
    'One Time Code',
    'One Time Token',
    'Second Factor',
    'User',
    'Role',
  ])
    expect(names).toContain(name)
  for (const name of ['Custom DocPerm', 'User Permission', 'DocShare', 'Access Log', 'Outbox Message'])
    expect(names).toContain(name)
  for (const type of fixed())
    expect((await manager.post(RULES, openAll(type))).body).toMatchObject({
      ...{ code: 'permissions.access_is_fixed', field: 'parent' },
    })
})

const isGivenByType = ({ access }: DocType, verb: Verb): boolean =>
  Object.values(access).some(
    (grant) => grant.verbs[verb] !== undefined || (verb === 'select' && grant.verbs.read !== undefined),
  )

test('A rule grants no verb that a type grants to nobody, and cannot change a fixed type', async () => {
  const { registry, database } = site.engine
  const caller = await callerNamed(database.kysely, registry, manager.user)
  if (!caller) throw new Error('The manager is gone')
  const types = documentTypes(site.engine)
  const rules = types.flatMap((type) => [openAll(type), openAll(type, 9)])
  const ruled = underSiteAccess(caller, siteAccessFrom(rules, registry))
  const isOpen = (type: DocType, verb: Verb, by: Caller) => permissionFor(type, verb, by).kind !== 'never'
  for (const type of types)
    for (const verb of verbs) {
      const expected = type.isAccessFixed ? isOpen(type, verb, caller) : isGivenByType(type, verb)
      expect([type.name, verb, isOpen(type, verb, ruled)]).toEqual([type.name, verb, expected])
    }
})

test('With such rules stored, a system manager tries every verb on every type and is not Administrator', async () => {
  const types = documentTypes(site.engine)
  await storeRules(types)
  // Saving a rule makes the server read all of them again.
  expect((await manager.post(RULES, { parent: 'Tag', role: 'Customer', read: 1 })).status).toBe(200)
  const key = { api_key: 'known key', secret_hash: hashSecret('known secret'), device: 'x' }
  expect((await manager.post(addressOf(ApiKey), { user: 'Administrator', ...key })).status).toBe(403)
  const self = await whoIs()
  expect(self).toMatch(/@example\.org$/)
  for (const type of fixed()) {
    const asked = { filters: [['owner', '=', manager.user]], limit_page_length: 5 }
    const { rows } = await manager.get(addressOf(type), asked)
    const values = asAdministrator(type)
    await manager.post(addressOf(type), values)
    for (const { name } of rows) await manager.put(addressOf(type, String(name)), values)
    expect(await whoIs(), type.name).toBe(self)
  }
  const { rows } = await site.engine.database.pool.query(
    `select count(*)::integer as keys from "API Key" where "user" = 'Administrator'`,
  )
  expect(rows).toEqual([{ keys: 1 }])
})
