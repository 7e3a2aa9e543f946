import { sql } from 'kysely'
import { roles, type DocType, type RoleName, type Verb } from '#framework/doctypes'
import { callerNamed } from '#framework/identity'
import { guest, type Caller } from '#framework/permissions'
import type { TestClient, TestSite } from '#framework/testing'
import { isDeclared, isEverDeclared, type Requester, type StoredRow, type World } from './declared-access.ts'
import { documentTypes } from './seed-rows.ts'

export interface Scene {
  readonly site: TestSite
  readonly person: TestClient
  readonly world: World
}

export interface Trial extends Scene {
  readonly client: TestClient
  readonly caller: Caller
  readonly requester: Requester
}

export type Difference = readonly [
  type: string,
  path: string,
  name: string,
  declared: unknown,
  found: unknown,
]

export const testedRoles = roles.filter((role) => role !== 'Administrator')

let guests = 0

/** Address for each change: guests of one address have a limit, and must be refused for the permission instead. */
function guestsOf({ guest: client }: TestSite): TestClient {
  const send = (method: string, path: string, body?: unknown) => {
    guests += 1
    const address = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    return client.request(method, path, { body: JSON.stringify(body ?? {}), headers })
  }
  return {
    ...client,
    request: (method, path) => (method === 'GET' ? client.request(method, path) : send(method, path)),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
  }
}

const staff: readonly RoleName[] = [
  ...(['Store Manager', 'School Office', 'Event Staff', 'Moderator', 'System Manager'] as const),
]

/** Roles implied by the role and by rows that name the user, computed without SQL. */
function rolesImplied({ site, person, world }: Scene, role: RoleName): readonly RoleName[] {
  const ofRows = site.engine.registry.types.flatMap(({ name, impliedRole }) => {
    const isHeld = (row: StoredRow) =>
      impliedRole !== null &&
      row[impliedRole.userField] === person.user &&
      Object.entries(impliedRole.values).every(([field, value]) => row[field] === value)
    return impliedRole && world.get(name)?.some(isHeld) ? [impliedRole.role] : []
  })
  return staff.includes(role) ? [...ofRows, 'Member'] : ofRows
}

export async function beginTrial(scene: Scene, role: RoleName): Promise<Trial> {
  const { site, person } = scene
  if (role === 'Guest')
    return { ...scene, client: guestsOf(site), caller: guest, requester: { user: 'Guest', roles: ['Guest'] } }
  const { kysely } = site.engine.database
  await sql`delete from "Has Role" where parent = ${person.user}`.execute(kysely)
  if (role !== 'All')
    await sql`insert into "Has Role" (name, owner, creation, modified, modified_by, parent, parentfield, parenttype, role)
      values ('role', '', localtimestamp, localtimestamp, '', ${person.user}, 'roles', 'User', ${role})`.execute(
      kysely,
    )
  const caller = await callerNamed(kysely, site.engine.registry, person.user)
  if (!caller) throw new Error('The user is gone')
  const requester = {
    user: person.user,
    roles: [...new Set<RoleName>([role, ...rolesImplied(scene, role), 'All', 'Guest'])],
  }
  return { ...scene, client: person, caller, requester }
}

/** A type treats roles without a grant alike: one of them represents all, a different one for each type. */
export function isTried(type: DocType, role: RoleName, { site }: Scene): boolean {
  const silent: readonly RoleName[] = testedRoles.filter((one) => type.access[one] === undefined)
  const index = documentTypes(site.engine).indexOf(type)
  const isSubstitute = role === silent[index % silent.length]
  return !silent.includes(role) || isSubstitute || role === 'Guest' || role === 'All'
}

export const nameOf = (row: StoredRow): string => String(row['name'])

export function rowsOf(type: DocType, { world }: Scene): readonly StoredRow[] {
  return world.get(type.name) ?? []
}

export function declaredNames(type: DocType, verb: Verb, trial: Trial): readonly string[] {
  const { requester, world } = trial
  return rowsOf(type, trial)
    .filter((row) => isDeclared(type, verb, { requester, world, row }))
    .map(nameOf)
}

export function declaredList(type: DocType, trial: Trial): readonly string[] | null {
  if (isEverDeclared(type, 'read', trial.requester)) return declaredNames(type, 'read', trial)
  return isEverDeclared(type, 'select', trial.requester) ? declaredNames(type, 'select', trial) : null
}

export const isOpenTo = (path: string, { user }: Requester) => user !== 'Guest' || path.startsWith('resource')
