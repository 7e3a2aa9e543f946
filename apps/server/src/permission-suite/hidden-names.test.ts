import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocType, RoleName } from '#framework/doctypes'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { isDeclared, isEverDeclared, readsOthers } from './declared-access.ts'
import { asksAbout, type Ask } from './name-asks.ts'
import { documentTypes, isSingle, seedRows } from './seed-rows.ts'
import { beginTrial, isTried, nameOf, rowsOf, type Difference, type Scene, type Trial } from './trial.ts'

let scene: Scene
let asks: ReadonlyMap<string, Ask>

beforeAll(async () => {
  const site = await testSite(modules)
  const [person, other] = [await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
  asks = asksAbout(site.engine)
})
afterAll(() => scene.site.close())

const outsiders = ['All', 'Customer', 'Guardian', 'Volunteer', 'Affiliate', 'Seller', 'Member'] as const

const NONE = 'seed-9-9'

async function answerWithoutName(
  ask: Ask,
  type: DocType,
  { client, name }: { client: Trial['client']; name: string },
) {
  const { status, body } = await ask(client, type, name)
  return `${status} ${JSON.stringify(body).replaceAll(name, '')}`
}

const isTooMuch = (response: string) => response.startsWith('429 ')

const always: ReadonlySet<string> = new Set(['read', 'change', 'delete'])

/** Types with own rows take turns: each tries one share of the other paths. */
const SHARES = 3

let shareOffset = 0

function asksFor(type: DocType, { requester }: Trial): readonly (readonly [string, Ask])[] {
  const isOwn = isEverDeclared(type, 'read', requester)
  if (isOwn) shareOffset += 1
  return [...asks].filter(
    ([path], index) => always.has(path) || (isOwn && index % SHARES === shareOffset % SHARES),
  )
}

async function compare(type: DocType, name: string, trial: Trial): Promise<readonly Difference[]> {
  const { client } = trial
  const compared = asksFor(type, trial).map(async ([path, ask]): Promise<readonly Difference[]> => {
    const missing = await answerWithoutName(ask, type, { client, name: NONE })
    const found = await answerWithoutName(ask, type, { client, name })
    return found === missing || isTooMuch(found) ? [] : [[type.name, path, name, missing, found]]
  })
  return (await Promise.all(compared)).flat()
}

function hiddenRow(type: DocType, { requester, world }: Trial) {
  if (readsOthers(type, requester) || isSingle(type)) return undefined
  return rowsOf(type, scene).findLast((row) => !isDeclared(type, 'read', { requester, world, row }))
}

/** A type without a grant for a role is tried once, by a user without roles. */
const isTriedBy = (type: DocType, role: RoleName) =>
  (role === 'All' || type.access[role] !== undefined) && isTried(type, role, scene)

test.each(outsiders)(
  'Gives a %s the same response for names of others’ documents and for unknown names',
  async (role) => {
    const trial = await beginTrial(scene, role)
    const differences: Difference[] = []
    for (const type of documentTypes(scene.site.engine).filter((one) => isTriedBy(one, role))) {
      const row = hiddenRow(type, trial)
      if (row) differences.push(...(await compare(type, nameOf(row), trial)))
    }
    expect(differences).toEqual([])
  },
  120_000,
)

test('Tries more than thirty calls on types of which a user reads only their own', async () => {
  const trial = await beginTrial(scene, 'All')
  const hidden = documentTypes(scene.site.engine).filter((type) => hiddenRow(type, trial) !== undefined)
  expect(hidden.map(({ name }) => name)).toEqual(expect.arrayContaining(['Order', 'Student Registration']))
  expect(asks.size).toBeGreaterThan(30)
})
