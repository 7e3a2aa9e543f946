import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocType } from '#framework/doctypes'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { documentTypes, seedRows } from './seed-rows.ts'
import { testedRoles, beginTrial, type Difference, type Scene, type Trial } from './trial.ts'
import { tryReadOnly, trySentBack } from './try-read-only.ts'

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules, { trustedProxies: 1 })
  const [person, other] = [await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
})
afterAll(() => scene.site.close())

async function tryEverywhere(
  tryOne: (type: DocType, trial: Trial) => Promise<readonly (Difference | null)[]>,
): Promise<readonly (Difference | null)[]> {
  const found: (Difference | null)[] = []
  for (const role of testedRoles) {
    const trial = await beginTrial(scene, role)
    for (const type of documentTypes(scene.site.engine)) found.push(...(await tryOne(type, trial)))
  }
  return found
}

const differencesIn = (found: readonly (Difference | null)[]) => found.filter((one) => one !== null)

test('Only the system changes a read-only field, in any type, by any role', async () => {
  const found = await tryEverywhere(tryReadOnly)
  expect(differencesIn(found)).toEqual([])
  expect(found.length).toBeGreaterThan(500)
})

test('A document sent back as it was read is accepted, in any type, by any role', async () => {
  const found = await tryEverywhere(trySentBack)
  expect(differencesIn(found)).toEqual([])
  expect(found.length).toBeGreaterThan(50)
})
