import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import { File } from '#framework/files'
import { testSite } from '#framework/testing'
import { modules } from '../../modules.ts'
import { isDeclared, isEverDeclared } from './declared-access.ts'
import { addressOf, valueIn } from './request-paths.ts'
import { documentTypes, isSingle, seedRows } from './seed-rows.ts'
import { testedRoles, beginTrial, nameOf, rowsOf, type Difference, type Scene, type Trial } from './trial.ts'

let scene: Scene

beforeAll(async () => {
  const site = await testSite(modules, { trustedProxies: 1 })
  const [person, other] = [await site.userWith(), await site.userWith()]
  scene = { site, person, world: await seedRows(site.engine, [person.user, other.user]) }
})
afterAll(() => scene.site.close())

const badAddresses = [
  ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/\t/evil.example'],
  ...['https://good.example@evil.example', 'https://good.example\r\nX: y', 'https://'],
]

const ADDRESS_NAME = /(^|_)(url|href|route|redirect|logo|image|link|redirect_to)$/
const texts: ReadonlySet<string> = new Set(['Data', 'Small Text', 'Long Text', 'Attach', 'Attach Image'])

function isAddress({ fieldtype, fieldname, options }: ResolvedField): boolean {
  if (fieldtype.startsWith('Attach') || options[0] === 'URL') return true
  return texts.has(fieldtype) && ADDRESS_NAME.test(fieldname)
}

function bodiesOf(type: DocType, address: string, levels: ReadonlySet<number>) {
  const isWritten = ({ spec, level }: ResolvedField) => spec.options.readOnly !== true && levels.has(level)
  return fieldsOf(type)
    .filter(isWritten)
    .flatMap((field): readonly { field: string; body: object }[] => {
      const { spec, fieldname, min } = field
      if (!isTable(spec))
        return isAddress(field) ? [{ field: fieldname, body: { [fieldname]: address } }] : []
      return bodiesOf(spec.child, address, levels).map(({ field: inRow, body }) => ({
        field: inRow,
        body: { [fieldname]: Array.from({ length: min ?? 1 }, () => body) },
      }))
    })
}

function levelsFor(type: DocType, verb: 'write' | 'create', { requester }: Trial): ReadonlySet<number> {
  const grants = requester.roles.flatMap((role) => type.access[role] ?? [])
  return new Set(grants.filter(({ verbs }) => verbs[verb] !== undefined).flatMap(({ levels }) => levels))
}

interface Sent {
  readonly verb: 'write' | 'create'
  readonly method: 'PUT' | 'POST'
  readonly path: string
}

function writeRequestsFor(type: DocType, { requester, world }: Trial): readonly Sent[] {
  const row = rowsOf(type, scene).find((one) => isDeclared(type, 'write', { requester, world, row: one }))
  if (row && !type.appendOnly) return [{ verb: 'write', method: 'PUT', path: addressOf(type, nameOf(row)) }]
  const isMade = !isSingle(type) && type !== File && isEverDeclared(type, 'create', requester)
  return isMade ? [{ verb: 'create', method: 'POST', path: addressOf(type) }] : []
}

async function tryType(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  const tries = writeRequestsFor(type, trial).flatMap((writeRequest) =>
    badAddresses.flatMap((address) =>
      bodiesOf(type, address, levelsFor(type, writeRequest.verb, trial)).map((one) => ({
        ...one,
        ...writeRequest,
        address,
      })),
    ),
  )
  return Promise.all(
    tries.map(async ({ field, body, method, path, address }): Promise<Difference | null> => {
      const response = await (method === 'PUT' ? trial.client.put(path, body) : trial.client.post(path, body))
      const isRefused = response.status === 417 && valueIn(response.body, 'field') === field
      return isRefused ? null : [type.name, method, field, address, response.body]
    }),
  )
}

test('No role can store an address that runs a script or disguises its target, in any type', async () => {
  const found: (Difference | null)[] = []
  for (const role of testedRoles) {
    const trial = await beginTrial(scene, role)
    for (const type of documentTypes(scene.site.engine)) found.push(...(await tryType(type, trial)))
  }
  expect(found.filter((one) => one !== null)).toEqual([])
  expect(found.length).toBeGreaterThan(500)
}, 240_000)
