import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { isUnread, linkTries, tryLinks } from './link-names.ts'
import { documentTypes, seedRows } from './seed-rows.ts'
import { testedRoles, beginTrial, type Scene, type Trial } from './trial.ts'

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules, { trustedProxies: 1 })
  const [person, other] = [await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
})
afterAll(() => scene.site.close())

async function inEveryType<T>(find: (type: DocType, trial: Trial) => Promise<readonly T[]> | readonly T[]) {
  const found: T[] = []
  for (const role of testedRoles) {
    const trial = await beginTrial(scene, role)
    for (const type of documentTypes(scene.site.engine)) found.push(...(await find(type, trial)))
  }
  return found
}

test('No save reveals a document that the user may not select, by any link, type or role', async () => {
  const found = await inEveryType(tryLinks)
  expect(found.filter((one) => one !== null)).toEqual([])
  expect(found.length).toBeGreaterThan(40)
})

test('A link accepts documents its writers may not select only where that is needed', async () => {
  const needed = await inEveryType((type, trial) =>
    linkTries(type, trial)
      .filter(isUnread)
      .map(({ field: { fieldname } }) => `${type.name}.${fieldname}`),
  )
  const unreadIn = (holder: DocType): readonly string[] =>
    fieldsOf(holder).flatMap(({ fieldname, spec }) => {
      if (isTable(spec)) return unreadIn(spec.child)
      return spec.options.linksUnread === undefined ? [] : [fieldname]
    })
  const declared = scene.site.engine.registry.types
    .filter(({ isChild }) => !isChild)
    .flatMap((type) => unreadIn(type).map((fieldname) => `${type.name}.${fieldname}`))
  expect([...new Set(needed)].toSorted()).toEqual(declared.toSorted())
})
