import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf, roles, verbs, type DocType, type Role, type Verb } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { File } from '#framework/files'
import { callerNamed } from '#framework/identity'
import { guest, type Caller } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import {
  declaredColumns,
  isDeclared,
  isEverDeclared,
  type Asker,
  type StoredRow,
  type World,
} from './declared-access.ts'
import { addressOf, documentPaths, filePath, listPaths, valuePath } from './paths.ts'
import { documentTypes, isSingle, seedRows } from './seed-rows.ts'

let site: TestSite
let person: TestClient
let world: World

beforeAll(async () => {
  site = await testSite(modules)
  person = await site.userWith()
  const other = await site.userWith()
  world = await seedRows(site.engine, [person.user, other.user])
})
afterAll(() => site.close())

/** Guest asks without signing in, All is somebody without roles. */
const askers = roles.filter((role) => role !== 'Administrator')

interface Trial {
  readonly client: TestClient
  readonly caller: Caller
  readonly asker: Asker
}

async function beginTrial(role: Role): Promise<Trial> {
  if (role === 'Guest')
    return { client: site.guest, caller: guest, asker: { user: 'Guest', roles: ['Guest'] } }
  const { kysely } = site.engine.database
  await sql`delete from "Has Role" where parent = ${person.user}`.execute(kysely)
  if (role !== 'All')
    await sql`insert into "Has Role" (name, owner, creation, modified, modified_by, parent, parentfield, parenttype, role)
      values ('role', '', localtimestamp, localtimestamp, '', ${person.user}, 'roles', 'User', ${role})`.execute(
      kysely,
    )
  const caller = await callerNamed(kysely, site.engine.registry, person.user)
  if (!caller) throw new Error('The user is gone')
  return {
    client: person,
    caller,
    asker: { user: person.user, roles: [...new Set<Role>([role, 'All', 'Guest'])] },
  }
}

/** Roles that a type does not speak of are alike to it: one of them stands for all, another one for each type. */
function isTried(type: DocType, role: Role): boolean {
  const silent: readonly Role[] = askers.filter((one) => type.access[one] === undefined)
  const index = documentTypes(site.engine).indexOf(type)
  const isStandIn = role === silent[index % silent.length]
  return !silent.includes(role) || isStandIn || role === 'Guest' || role === 'All'
}

const rowsOf = (type: DocType): readonly StoredRow[] => world.get(type.name) ?? []
const nameOf = (row: StoredRow): string => String(row['name'])

function declaredNames(type: DocType, verb: Verb, asker: Asker): readonly string[] {
  return rowsOf(type)
    .filter((row) => isDeclared(type, verb, { asker, world, row }))
    .map(nameOf)
}

/** What a list shows: readable rows, and where none is ever readable those that may be selected. */
function declaredList(type: DocType, asker: Asker): readonly string[] | null {
  if (isEverDeclared(type, 'read', asker)) return declaredNames(type, 'read', asker)
  return isEverDeclared(type, 'select', asker) ? declaredNames(type, 'select', asker) : null
}

/** Calls of methods are for those who signed in; resources are for all. */
const isOpenTo = (path: string, { user }: Asker) => user !== 'Guest' || path.startsWith('resource')

type Difference = readonly [type: string, path: string, name: string, declared: unknown, found: unknown]

async function tryLists(type: DocType, { client, asker }: Trial): Promise<readonly Difference[]> {
  if (isSingle(type)) return []
  const names = rowsOf(type).map(nameOf)
  const declared = declaredList(type, asker)
  const differences: Difference[] = []
  for (const [path, ask] of Object.entries(listPaths)) {
    const expected = isOpenTo(path, asker) ? declared : null
    const found = await ask(client, type, names)
    const told = typeof found === 'number' ? (expected?.length ?? null) : expected
    if (JSON.stringify(told) !== JSON.stringify(found)) differences.push([type.name, path, '', told, found])
  }
  return differences
}

async function tryColumns(type: DocType, { client, asker }: Trial): Promise<readonly Difference[]> {
  const { status, data } = await client.get(addressOf(type), { fields: ['*'], limit_page_length: 1 })
  if (status !== 200 || !Array.isArray(data) || data.length === 0) return []
  const [row]: readonly unknown[] = data
  const found = Object.keys(row ?? {}).sort()
  const declared = [...new Set(declaredColumns(type, asker))]
    .filter((name) => columnsOf(type).has(name))
    .sort()
  return JSON.stringify(found) === JSON.stringify(declared)
    ? []
    : [[type.name, 'columns', '', declared, found]]
}

/** What a path to one document should say, as its access declares it. */
function isDeclaredBy(
  path: string,
  type: DocType,
  { row, asker }: { row: StoredRow; asker: Asker },
): boolean {
  if (!isOpenTo(path, asker)) return false
  const isRead = isDeclared(type, 'read', { asker, world, row })
  if (path === valuePath && !isSingle(type)) return declaredList(type, asker)?.includes(nameOf(row)) ?? false
  // Some staff read all files, whatever they hang at.
  const file = { owner: 'nobody' }
  return isRead || (path === filePath && isDeclared(File, 'read', { asker, world, row: file }))
}

async function tryDocument(
  type: DocType,
  row: StoredRow,
  { client, asker }: Trial,
): Promise<readonly Difference[]> {
  const name = nameOf(row)
  const differences: Difference[] = []
  for (const [path, ask] of Object.entries(documentPaths)) {
    const declared = isDeclaredBy(path, type, { row, asker })
    const found = await ask(client, type, name)
    if (declared !== found) differences.push([type.name, path, name, declared, found])
  }
  return differences
}

/** Every verb of a readable document at once; whoever cannot read one is told nothing of it. */
async function tryVerbs(
  type: DocType,
  row: StoredRow,
  { client, asker }: Trial,
): Promise<readonly Difference[]> {
  const name = nameOf(row)
  const isTold = asker.user !== 'Guest' && isDeclared(type, 'read', { asker, world, row })
  const asked = { doctype: type.name, docname: name }
  const { message } = await client.post('/api/method/frappe.client.get_doc_permissions', asked)
  const declared = verbs.map((verb): [string, 0 | 1] => [
    verb,
    isDeclared(type, verb, { asker, world, row }) ? 1 : 0,
  ])
  const expected = isTold ? { permissions: Object.fromEntries(declared) } : undefined
  return JSON.stringify(expected) === JSON.stringify(message)
    ? []
    : [[type.name, 'get_doc_permissions', name, expected, message]]
}

/** Tries a change and undoes it: true unless it was refused for want of permission. */
async function isLetThrough(
  caller: Caller,
  change: Parameters<TestSite['engine']['rehearse']>[1],
): Promise<boolean> {
  try {
    await site.engine.rehearse(caller, change)
    return true
  } catch (error) {
    if (!(error instanceof DialectError)) throw error
    return error.code !== 'documents.not_permitted' && error.type !== 'DoesNotExistError'
  }
}

async function tryChange(
  type: DocType,
  row: StoredRow,
  { caller, asker }: Trial,
): Promise<readonly Difference[]> {
  const name = nameOf(row)
  const differences: Difference[] = []
  const changes = {
    write: await isLetThrough(caller, (documents) => documents.save(type, name, {})),
    delete: await isLetThrough(caller, (documents) => documents.delete(type, name)),
  }
  for (const verb of ['write', 'delete'] as const) {
    const declared = isDeclared(type, verb, { asker, world, row })
    if (declared !== changes[verb]) differences.push([type.name, verb, name, declared, changes[verb]])
  }
  return differences
}

async function tryCreate(type: DocType, { client, asker }: Trial): Promise<readonly Difference[]> {
  if (isEverDeclared(type, 'create', asker)) return []
  const { status } = await client.post(addressOf(type), {})
  return status === 403 ? [] : [[type.name, 'create', '', 403, status]]
}

/** Where nothing at all is declared, rows do not differ. */
function triedRows(type: DocType, asker: Asker): readonly StoredRow[] {
  const isSilent = !verbs.some((verb) => isEverDeclared(type, verb, asker))
  return isSilent ? rowsOf(type).slice(0, 1) : rowsOf(type)
}

async function tryType(type: DocType, trial: Trial): Promise<readonly Difference[]> {
  const found = [await tryLists(type, trial), await tryColumns(type, trial), await tryCreate(type, trial)]
  for (const row of triedRows(type, trial.asker)) {
    found.push(await tryDocument(type, row, trial), await tryVerbs(type, row, trial))
    found.push(await tryChange(type, row, trial))
  }
  return found.flat()
}

describe('every document type, by every path and verb, gives what its access declares', () => {
  test.each(askers)(
    'to %s',
    async (role) => {
      const trial = await beginTrial(role)
      const types = documentTypes(site.engine).filter((type) => isTried(type, role))
      const differences: Difference[] = []
      for (const type of types) differences.push(...(await tryType(type, trial)))
      expect(differences).toEqual([])
    },
    120_000,
  )
})

test('every type has rows of both tenants to be tried on', () => {
  const empty = documentTypes(site.engine).filter((type) => !isSingle(type) && rowsOf(type).length < 2)
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('no guarded type lets a guest in by any path', async () => {
  const trial = await beginTrial('Guest')
  for (const type of documentTypes(site.engine).filter(({ guarded }) => guarded !== null)) {
    expect((await trial.client.get(addressOf(type))).status).toBe(403)
    expect((await trial.client.get(addressOf(type, 'seed-0-0'))).status).toBe(403)
  }
})
