import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocType } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import { testSite, type TestAnswer } from '#framework/testing'
import { modules } from '../../modules.ts'
import { spellingsOf } from './audited-paths.ts'
import { documentTypes, seedRows } from './seed-rows.ts'
import { beginTrial, declaredNames, type Scene } from './trial.ts'

/** Staff by their shipped roles: what they read is others', for no row names them. */
const readers = ['School Office', 'Event Staff', 'Moderator', 'Store Manager', 'System Manager'] as const

/** Types that are read at the same time; the entries of one type come one after the other. */
const SIDE_BY_SIDE = 4

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules)
  const [person, one, other] = [await site.userWith(), await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [one.user, other.user]) }
})
afterAll(() => scene.site.close())

/** The names that a call answers to. */
function namesOf(call: string): readonly string[] {
  const { engine } = scene.site
  const asked = engine.findMethod(call)
  return [...methodNames(engine.modules)].filter(([, method]) => method === asked).map(([name]) => name)
}

interface Entry {
  readonly path: string
  readonly names: readonly string[]
  readonly user: string
}

/** What the log of reads says of a type after so many entries. */
async function entriesAfter(type: DocType, passed: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select "path", "names"::json as names, "user" from "Access Log" where "reference_doctype" = ${type.name}
    order by "creation" offset ${passed}`.execute(scene.site.engine.database.kysely)
  return rows
}

/** Whether an answer shows the document, counts it or tells its versions. */
const isShown = ({ status, body, message }: TestAnswer, name: string): boolean =>
  status === 200 &&
  (message === 1 || (Array.isArray(message) && message.length > 0) || JSON.stringify(body).includes(name))

/** A way to a document: whether it was shown, and what was written down of that. */
interface Outcome {
  readonly type: string
  readonly request: string
  readonly call: string
  readonly isShown: boolean
  readonly entries: readonly Entry[]
}

async function readAll(type: DocType, name: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  let passed = (await entriesAfter(type, 0)).length
  for (const { verb, path, body, headers, call } of spellingsOf(type, name, namesOf)) {
    const answer = await scene.person.request(verb, path, { body, headers })
    const entries = await entriesAfter(type, passed)
    passed += entries.length
    const request = `${verb} ${path}`
    outcomes.push({ type: type.name, request, call, isShown: isShown(answer, name), entries })
  }
  return outcomes
}

interface Wanted {
  readonly type: DocType
  readonly name: string
}

async function readSideBySide(wanted: readonly Wanted[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...wanted]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes.push(...(await readAll(next.type, next.name)))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return outcomes
}

const auditedTypes = () => documentTypes(scene.site.engine).filter(({ guarded }) => guarded !== null)

/** One document of others for each audited type that the role reads. */
async function readableBy(role: (typeof readers)[number]): Promise<readonly Wanted[]> {
  const trial = await beginTrial(scene, role)
  return auditedTypes().flatMap((type) =>
    declaredNames(type, 'read', trial)
      .slice(0, 1)
      .map((name) => ({ type, name })),
  )
}

const isTrue = ({ call, entries }: Outcome): boolean =>
  entries.length > 0 && entries.every(({ user, path }) => user === scene.person.user && path === call)

/** Not everybody who reads a document may take it away. */
const isExport = ({ call }: Outcome): boolean => call.endsWith('desk.export')

describe('Writes a true entry for each spelling of a request that shows an audited document', () => {
  test.each(readers)(
    'to %s',
    async (role) => {
      const wanted = await readableBy(role)
      const outcomes = await readSideBySide(wanted)
      expect(outcomes.filter((one) => one.isShown && !isTrue(one))).toEqual([])
      expect(outcomes.filter((one) => !one.isShown && !isExport(one))).toEqual([])
      expect(outcomes.length).toBeGreaterThanOrEqual(wanted.length * 80)
    },
    120_000,
  )

  test('Reads every audited type but versions, which are read through their documents', async () => {
    const read = new Set<DocType>()
    for (const role of readers) for (const { type } of await readableBy(role)) read.add(type)
    const unread = auditedTypes().filter((type) => !read.has(type))
    expect(unread.map(({ name }) => name)).toEqual(['Version'])
  })
})
