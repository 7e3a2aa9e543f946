import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verbs, type DocType } from '#framework/doctypes'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { isEverDeclared, type StoredRow } from './declared-access.ts'
import { deskPaths, documentPaths, addressOf, listPaths } from './request-paths.ts'
import { documentTypes, isSingle, seedRows, storedRows } from './seed-rows.ts'
import {
  testedRoles,
  beginTrial,
  declaredNames,
  isTried,
  rowsOf,
  type Difference,
  type Scene,
  type Trial,
} from './trial.ts'
import { tryChange, tryCreate, tryDocument, tryVerbs } from './try-documents.ts'
import { tryColumns, tryHiddenColumns, tryLists } from './try-lists.ts'
import { tryDescription, tryMethods } from './try-methods.ts'
import { tryRealtime } from './try-realtime.ts'
import { tryRefused } from './try-refused.ts'

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules, { trustedProxies: 1 })
  const person = await site.userWith()
  const other = await site.userWith()
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
})
afterAll(() => scene.site.close())

function triedRows(type: DocType, trial: Trial): readonly StoredRow[] {
  const isSilent = !verbs.some((verb) => isEverDeclared(type, verb, trial.requester))
  return isSilent ? rowsOf(type, trial).slice(0, 1) : rowsOf(type, trial)
}

async function tryType(type: DocType, trial: Trial): Promise<readonly Difference[]> {
  const found = await Promise.all([
    tryLists(type, trial),
    tryColumns(type, trial),
    tryHiddenColumns(type, trial),
    tryCreate(type, trial),
    tryRefused(type, trial),
  ])
  for (const row of triedRows(type, trial))
    found.push(
      await tryDocument(type, row, trial),
      await tryVerbs(type, row, trial),
      await tryChange(type, row, trial),
    )
  return found.flat()
}

const SIDE_BY_SIDE = 4

async function tryTypes(types: readonly DocType[], trial: Trial): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  const waiting = [...types]
  const work = async () => {
    for (let type = waiting.shift(); type; type = waiting.shift())
      differences.push(...(await tryType(type, trial)))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return differences
}

describe('Every document type grants what its access declares, by every path and verb', () => {
  test.each(testedRoles)(
    'To %s',
    async (role) => {
      const trial = await beginTrial(scene, role)
      const types = documentTypes(scene.site.engine).filter((type) => isTried(type, role, scene))
      expect(await tryTypes(types, trial)).toEqual([])
      expect(await tryRealtime(types, trial)).toEqual([])
      expect(await tryMethods(trial)).toEqual([])
      expect(tryDescription(trial)).toEqual([])
    },
    240_000,
  )
})

test('The suite detects every path that grants something undeclared', async () => {
  const found = await beginTrial(scene, 'All')
  const type = scene.site.engine.registry.get('Role')
  const [row] = rowsOf(type, found)
  if (!row) throw new Error('There is no role to try it on')
  const trial: Trial = {
    ...found,
    requester: { ...found.requester, roles: ['System Manager', 'All', 'Guest'] },
  }
  const pathsOf = (differences: readonly Difference[]) => new Set(differences.map(([, path]) => path))
  expect(pathsOf(await tryLists(type, trial))).toEqual(new Set(Object.keys(listPaths)))
  expect(pathsOf(await tryDocument(type, row, trial))).toEqual(
    new Set([...Object.keys(documentPaths), ...Object.keys(deskPaths), 'comment']),
  )
  expect(pathsOf(await tryVerbs(type, row, trial)).size).toBe(1)
  expect(pathsOf(await tryChange(type, row, trial)).size).toBe(2)
  expect(pathsOf(await tryRealtime([type], trial)).size).toBe(1)
  const manager = await beginTrial(scene, 'System Manager')
  const asNobody: Trial = { ...manager, requester: { ...manager.requester, roles: ['All', 'Guest'] } }
  expect(pathsOf(await tryCreate(type, asNobody)).size).toBe(1)
  expect(pathsOf(await tryMethods(asNobody)).size).toBeGreaterThan(5)
})

test('Refused calls changed nothing', async () => {
  const { site, world } = scene
  for (const type of documentTypes(site.engine).filter((one) => !isSingle(one)))
    expect(await storedRows(site.engine, type), type.name).toEqual(world.get(type.name))
  const { rows } = await sql<{ count: string }>`
    select count(*) from "Comment" where content = 'x' and reference_name like 'seed-%'`.execute(
    site.engine.database.kysely,
  )
  expect(Number(rows[0]?.count)).toBe(0)
})

test('Every type has test rows of both tenants', () => {
  const empty = documentTypes(scene.site.engine).filter(
    (type) => !isSingle(type) && rowsOf(type, scene).length < 2,
  )
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('Every type that guests may read has a row that they do read', async () => {
  const trial = await beginTrial(scene, 'Guest')
  const unseen = documentTypes(scene.site.engine).filter(
    (type) =>
      isEverDeclared(type, 'read', trial.requester) && declaredNames(type, 'read', trial).length === 0,
  )
  expect(unseen.map(({ name }) => name)).toEqual([])
})

test('No path lets a guest into an audited type', async () => {
  const { client } = await beginTrial(scene, 'Guest')
  for (const type of documentTypes(scene.site.engine).filter(({ guarded }) => guarded !== null)) {
    expect((await client.get(addressOf(type))).status).toBe(403)
    expect((await client.get(addressOf(type, 'seed-0-0'))).status).toBe(403)
  }
})
