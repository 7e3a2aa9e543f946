import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocType } from '#framework/doctypes'
import { testSite, type TestAnswer, type TestClient } from '#framework/testing'
import { modules } from '../../modules.ts'
import { isDeclared, readsOthers } from './declared-access.ts'
import { addressOf } from './list-paths.ts'
import { documentTypes, isSingle, seedRows } from './seed-rows.ts'
import { beginTrial, isTried, nameOf, rowsOf, type Difference, type Scene, type Trial } from './trial.ts'

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules)
  const [person, other] = [await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
})
afterAll(() => scene.site.close())

/** People who work at no desk. */
const outsiders = ['All', 'Customer', 'Guardian', 'Volunteer', 'Affiliate', 'Seller', 'Member'] as const

/** A name of which there is no document. */
const NONE = 'seed-9-9'

type Ask = (client: TestClient, type: DocType, name: string) => Promise<TestAnswer>

const call =
  (method: string, argument = 'name'): Ask =>
  (client, type, name) =>
    client.post(`/api/method/${method}`, { doctype: type.name, [argument]: name })

const asks: Readonly<Record<string, Ask>> = {
  read: (client, type, name) => client.get(addressOf(type, name)),
  change: (client, type, name) => client.put(addressOf(type, name), {}),
  delete: (client, type, name) => client.delete(addressOf(type, name)),
  'frappe.client.get': call('frappe.client.get'),
  'frappe.desk.form.load.getdoc': call('frappe.desk.form.load.getdoc'),
  'frappe.client.get_doc_permissions': call('frappe.client.get_doc_permissions', 'docname'),
  'mela.desk.get_versions': call('mela.desk.get_versions'),
}

/** An answer without the name that was asked for. */
const told = ({ status, body }: TestAnswer, name: string) =>
  `${status} ${JSON.stringify(body).replaceAll(name, '')}`

async function compare(type: DocType, name: string, { client }: Trial): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  for (const [path, ask] of Object.entries(asks)) {
    const [there, missing] = [await ask(client, type, name), await ask(client, type, NONE)]
    const [found, declared] = [told(there, name), told(missing, NONE)]
    if (found !== declared) differences.push([type.name, path, name, declared, found])
  }
  return differences
}

/** A document of the other tenant, of a type of which the role reads its own at most; undefined where it reads others. */
function hiddenRow(type: DocType, { asker, world }: Trial) {
  if (readsOthers(type, asker) || isSingle(type)) return undefined
  return rowsOf(type, scene).findLast((row) => !isDeclared(type, 'read', { asker, world, row }))
}

test.each(outsiders)(
  'Answers %s alike for names of others’ documents and for names of none',
  async (role) => {
    const trial = await beginTrial(scene, role)
    const differences: Difference[] = []
    let tried = 0
    for (const type of documentTypes(scene.site.engine).filter((one) => isTried(one, role, scene))) {
      const row = hiddenRow(type, trial)
      if (row === undefined) continue
      tried += 1
      differences.push(...(await compare(type, nameOf(row), trial)))
    }
    expect(differences).toEqual([])
    expect(tried).toBeGreaterThan(0)
  },
  120_000,
)
