import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocType } from '#framework/doctypes'
import { documentMethod, hooks } from '#framework/documents'
import { methodNames } from '#framework/engine'
import { defineModule } from '#framework/modules'
import { testSite, type TestResponse } from '#framework/testing'
import { modules } from '../../modules.ts'
import { LOOK, oncePerCall, spellingsOf, type Spelling } from './audited-paths.ts'
import { documentTypes, seedRows } from './seed-rows.ts'
import { beginTrial, declaredNames, type Scene } from './trial.ts'

const readers = ['School Office', 'Event Staff', 'Moderator', 'Store Manager', 'System Manager'] as const

const SIDE_BY_SIDE = 4

const looking = defineModule({
  name: 'looking',
  hooks: modules
    .flatMap(({ docTypes }) => docTypes)
    .filter(({ guarded }) => guarded !== null)
    .map((type) =>
      hooks(type, {
        methods: {
          [LOOK]: documentMethod(type, {
            verb: 'read',
            input: {},
            run: async ({ document }) => document.name,
          }),
        },
      }),
    ),
})

let scene: Scene

beforeAll(async () => {
  const site = await testSite([...modules, looking])
  const [person, one, other] = [await site.userWith(), await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [one.user, other.user]) }
})
afterAll(() => scene.site.close())

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

async function entriesAfter(type: DocType, passed: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select "path", "names"::json as names, "user" from "Access Log" where "reference_doctype" = ${type.name}
    order by "creation" offset ${passed}`.execute(scene.site.engine.database.kysely)
  return rows
}

const isShown = ({ status, body, message }: TestResponse, name: string): boolean =>
  status === 200 &&
  (message === 1 || (Array.isArray(message) && message.length > 0) || JSON.stringify(body).includes(name))

interface Outcome {
  readonly type: string
  readonly request: string
  readonly call: string
  readonly mayBeRefused: boolean
  readonly isShown: boolean
  readonly entries: readonly Entry[]
}

function batchesOf(spellings: readonly Spelling[]): readonly (readonly Spelling[])[] {
  const byCall = [...Map.groupBy(spellings, ({ call }) => call).values()]
  const most = Math.max(...byCall.map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => byCall.flatMap((ofCall) => ofCall[place] ?? []))
}

async function ask({ verb, path, body, headers, call, mayBeRefused = false }: Spelling, name: string) {
  const response = await scene.person.request(verb, path, { body, headers })
  return { request: `${verb} ${path}`, call, mayBeRefused, isShown: isShown(response, name) }
}

async function readAll({ type, name, isSpelledOut }: Wanted): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const spellings = spellingsOf(type, name, namesOf)
  let passed = (await entriesAfter(type, 0)).length
  for (const batch of batchesOf(isSpelledOut ? spellings : oncePerCall(spellings))) {
    const asked = await Promise.all(batch.map((one) => ask(one, name)))
    const entries = await entriesAfter(type, passed)
    passed += entries.length
    const of = Map.groupBy(entries, ({ path }) => path)
    outcomes.push(...asked.map((one) => ({ ...one, type: type.name, entries: of.get(one.call) ?? [] })))
    const strays = entries.filter(({ path }) => !batch.some(({ call }) => call === path))
    if (strays.length > 0) outcomes.push({ ...nobodys, type: type.name, entries: strays })
  }
  return outcomes
}

const nobodys = { request: '', call: '', mayBeRefused: false, isShown: true } as const

interface Wanted {
  readonly type: DocType
  readonly name: string
  readonly isSpelledOut: boolean
}

async function readSideBySide(wanted: readonly Wanted[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...wanted]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(...(await readAll(next)))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return outcomes
}

const auditedTypes = () => documentTypes(scene.site.engine).filter(({ guarded }) => guarded !== null)

const spelledOut = new Set<DocType>()

async function readableBy(role: (typeof readers)[number]): Promise<readonly Wanted[]> {
  const trial = await beginTrial(scene, role)
  return auditedTypes().flatMap((type) => {
    const [name] = declaredNames(type, 'read', trial)
    if (name === undefined) return []
    const isSpelledOut = !spelledOut.has(type)
    spelledOut.add(type)
    return [{ type, name, isSpelledOut }]
  })
}

const isTrue = ({ call, entries }: Outcome): boolean =>
  entries.length > 0 && entries.every(({ user, path }) => user === scene.person.user && path === call)

describe('Logs the right entry for each spelling of a request that shows an audited document', () => {
  test.each(readers)(
    'To %s',
    async (role) => {
      const wanted = await readableBy(role)
      const outcomes = await readSideBySide(wanted)
      expect(outcomes.filter((one) => one.isShown && !isTrue(one))).toEqual([])
      expect(outcomes.filter((one) => !one.isShown && !one.mayBeRefused)).toEqual([])
      expect(outcomes.length).toBeGreaterThanOrEqual(wanted.length * 30)
    },
    120_000,
  )

  test('Reads every audited type except versions, which are read through their documents', () => {
    const unread = auditedTypes().filter((type) => !spelledOut.has(type))
    expect(unread.map(({ name }) => name)).toEqual(['Version'])
  })
})
