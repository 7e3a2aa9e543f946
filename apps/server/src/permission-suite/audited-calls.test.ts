import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocType, RoleName } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import type { Method } from '#framework/modules'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { argumentsFor, markRows } from './audited-methods.ts'
import { documentTypes, seedRows } from './seed-rows.ts'
import { beginTrial, type Scene } from './trial.ts'

const readers = ['School Office', 'Event Staff', 'System Manager'] as const

/** Seeded rows that differ in what access conditions check. */
const names = ['seed-0-0', 'seed-1-0', 'seed-1-1'] as const

const SIDE_BY_SIDE = 40

let scene: Scene
let marks: ReadonlyMap<string, DocType>

beforeAll(async () => {
  const site = await testSite(modules)
  const [person, one, other] = [await site.userWith(), await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [one.user, other.user]) }
  const audited = documentTypes(site.engine).filter(({ guarded }) => guarded !== null)
  marks = await markRows(site.engine, audited)
})
afterAll(() => scene.site.close())

type Call = readonly [name: string, method: Method]

const isOpenTo = ({ access }: Method, role: RoleName): boolean =>
  access.kind === 'anyone' || access.roles.some((one) => one === 'All' || one === role)

/** A GET is rolled back, so the rows stay for the next call. */
const isUndone = ({ methods, managesOwnTransaction }: Method): boolean =>
  methods.includes('GET') && !managesOwnTransaction

/** Methods of the modules. Those for any type have their own test; those of accounts would end the session. */
function callsOf(role: RoleName): readonly Call[] {
  return [...methodNames(scene.site.engine.modules)].filter(
    ([name, method]) =>
      !/^(?:identity|frappe)\./.test(name) && !('doctype' in method.input) && isOpenTo(method, role),
  )
}

interface Entry {
  readonly type: string
  readonly path: string
  readonly user: string
}

async function entriesAfter(passed: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select "reference_doctype" as type, "path", "user" from "Access Log" order by "creation" offset ${passed}`.execute(
    scene.site.engine.database.kysely,
  )
  return rows
}

interface Showing {
  readonly call: string
  readonly type: string
  readonly request: string
}

async function ask([call, method]: Call, name: string): Promise<readonly Showing[]> {
  const { person } = scene
  const [verb, args] = [isUndone(method) ? 'GET' : 'POST', argumentsFor(method, name)]
  const path = `/api/method/${call}`
  const response = await (verb === 'GET'
    ? person.get(path, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, textOf(value)])))
    : person.post(path, args))
  if (response.status !== 200) return []
  const bodyText = JSON.stringify(response.body)
  const shown = [...marks].filter(([mark]) => bodyText.includes(mark))
  return shown.map(([, type]) => ({ call, type: type.name, request: `${verb} ${path}` }))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

interface Tried {
  readonly shown: readonly Showing[]
  readonly silent: readonly Showing[]
}

/** Runs calls concurrently, each name once, because log entries contain no more than the name. */
async function tryCalls(calls: readonly Call[], name: string): Promise<Tried> {
  const shown: Showing[] = []
  const { length } = await entriesAfter(0)
  for (let place = 0; place < calls.length; place += SIDE_BY_SIDE) {
    const asked = await Promise.all(calls.slice(place, place + SIDE_BY_SIDE).map((call) => ask(call, name)))
    shown.push(...asked.flat())
  }
  const entries = await entriesAfter(length)
  const isWritten = ({ type, request }: Showing) =>
    entries.some((entry) => entry.type === type && entry.path === request && entry.user === scene.person.user)
  return { shown, silent: shown.filter((one) => !isWritten(one)) }
}

const showing = new Set<string>()

async function tryAll(role: RoleName, isTried: (method: Method) => boolean): Promise<readonly Showing[]> {
  await beginTrial(scene, role)
  const calls = callsOf(role).filter(([, method]) => isTried(method))
  const silent: Showing[] = []
  for (const name of names) {
    const tried = await tryCalls(calls, name)
    for (const { call } of tried.shown) showing.add(call)
    silent.push(...tried.silent)
  }
  return silent
}

test.each(readers)(
  'Logs every module call that shows %s an audited document',
  async (role) => {
    expect(await tryAll(role, isUndone)).toEqual([])
  },
  60_000,
)

test('Logs every change call that shows the office an audited document', async () => {
  expect(await tryAll('School Office', (method) => !isUndone(method))).toEqual([])
}, 60_000)

test('Calls of several modules show audited documents', () => {
  const modulesShowing = new Set([...showing].map((call) => call.split('.')[0]))
  expect([...modulesShowing]).toEqual(expect.arrayContaining(['cards', 'gallery', 'volunteers']))
})
