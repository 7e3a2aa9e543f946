import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  both,
  either,
  grant,
  reading,
  through,
  where,
  whereOwner,
  whereUser,
  type Condition,
  type Grant,
} from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { administrator, signedIn, type Caller } from './caller.ts'
import type { Restriction } from './restriction.ts'
import {
  isCostSeen,
  isEverReached,
  isReached,
  TryPlace,
  rowType,
  samplePlaces,
  sampleRows,
  type People,
  type SampleRestriction,
  type SampleRow,
  type World,
} from './sample-oracle.ts'

const open = rowType({ All: reading(always) })
let site: TestSite
let people: People

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'rows', docTypes: [TryPlace, open] })])
  people = { me: (await site.userWith()).user, other: (await site.userWith()).user }
  await site.engine.write(administrator, async (documents) => {
    for (const place of samplePlaces(people)) await documents.insert(TryPlace, place)
    for (const { lines, name, keeper, state, place } of sampleRows(people))
      await documents.insert(open, {
        ...{ name, keeper, state, place, cost: '7' },
        lines: lines.map((one) => ({ place: one })),
      })
  })
  for (const { name, owner } of sampleRows(people))
    await sql`update "Try Row" set owner = ${owner} where name = ${name}`.execute(site.engine.database.kysely)
})
afterAll(() => site.close())

const simple = fc.constantFrom<Condition>(
  ...[always, whereOwner, whereUser('keeper'), where({ state: 'open' }), where({ state: 'closed' })],
  ...[
    through('place', 'Try Place', whereUser('keeper')),
    through('place', 'Try Place', where({ city: 'Pune' })),
  ],
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    simple,
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => either(one, other)),
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => both(one, other)),
  ),
}))

const levels = fc.constantFrom([0], [0], [0, 1], [1])
const oneGrant: fc.Arbitrary<Grant> = fc
  .record({ read: fc.option(condition), write: fc.option(condition), levels })
  .map(({ read, write, levels: at }) => grant({ ...(read && { read }), ...(write && { write }) }, at))

const rowNames = fc.integer({ min: 0, max: 23 }).map((index) => `row-${String(index).padStart(2, '0')}`)
const restriction: fc.Arbitrary<SampleRestriction> = fc.oneof(
  fc.record({
    allow: fc.constant('Try Place' as const),
    value: fc.constantFrom('north', 'north-east', 'south'),
    isForRowsOnly: fc.boolean(),
    hasDescendants: fc.boolean(),
  }),
  fc.record({
    allow: fc.constant('Try Row' as const),
    value: rowNames,
    isForRowsOnly: fc.boolean(),
    hasDescendants: fc.constant(false),
  }),
)
const share = fc.record({ row: rowNames, isForEveryone: fc.boolean(), canWrite: fc.boolean() })

const declared = fc.record({
  grants: fc.array(oneGrant, { maxLength: 3 }),
  restrictions: fc.array(restriction, { maxLength: 3 }),
  isStrict: fc.boolean(),
  shares: fc.uniqueArray(share, { maxLength: 3, selector: ({ row }) => row }),
})

const roles = ['Customer', 'Seller', 'Volunteer'] as const

function typeFor({ grants }: World) {
  return rowType(Object.fromEntries(grants.map((one, index) => [roles[index] ?? 'Customer', one])))
}

function callerIn({ restrictions, isStrict, shares }: World): Caller {
  const byType = Object.groupBy(restrictions, ({ allow }) => allow)
  const asRestriction = ({ value, isForRowsOnly, hasDescendants }: SampleRestriction): Restriction => ({
    value,
    applicableFor: isForRowsOnly ? 'Try Row' : null,
    parentField: hasDescendants ? 'parent_place' : null,
    passesEmpty: !isStrict,
    isDefault: false,
  })
  return signedIn(people.me, roles, {
    restrictions: new Map(Object.entries(byType).map(([allow, some]) => [allow, some.map(asRestriction)])),
    sharedTypes: new Set(shares.length > 0 ? ['Try Row'] : []),
  })
}

async function putShares({ shares }: World): Promise<void> {
  const { kysely } = site.engine.database
  await sql`delete from "DocShare"`.execute(kysely)
  for (const { row, isForEveryone, canWrite } of shares)
    await sql`insert into "DocShare"
      (name, owner, creation, modified, modified_by, share_doctype, share_name, "user", everyone, read, write)
      values (${row}, '', localtimestamp, localtimestamp, '', 'Try Row', ${row},
        ${isForEveryone ? null : people.me}, ${isForEveryone ? 1 : 0}, 1, ${canWrite ? 1 : 0})`.execute(
      kysely,
    )
}

async function orRefused<T>(path: Promise<T>): Promise<T | null> {
  return path.catch((error: unknown) => {
    if (error instanceof DialectError && ['PermissionError', 'DoesNotExistError'].includes(error.type))
      return null
    throw error
  })
}

async function checkLists(world: World, documents: Documents): Promise<void> {
  const type = typeFor(world)
  const names = sampleRows(people).flatMap((row) => (isReached(row, 'read', world) ? [row.name] : []))
  const isOpen = isEverReached('read', world)
  const asked = { fields: ['name', 'cost'], order_by: 'name asc', limit_page_length: 100 }
  const shown = (name: string) => (isCostSeen(world) ? { name, cost: '7' } : { name })
  expect(await orRefused(documents.list(type, asked))).toEqual(isOpen ? names.map(shown) : null)
  expect(await orRefused(documents.count(type, {}))).toBe(isOpen ? names.length : null)
}

async function checkRow(world: World, documents: Documents, row: SampleRow): Promise<void> {
  const type = typeFor(world)
  const isRead = isReached(row, 'read', world)
  const got = await orRefused(documents.get(type, row.name))
  const cost = isCostSeen(world) ? '7' : null
  expect(got && { name: got.name, cost: got.cost }).toEqual(isRead ? { name: row.name, cost } : null)
  const verbs = await documents.permissions(type, row.name)
  const isWritten = isReached(row, 'write', world)
  expect([row.name, verbs?.has('read'), verbs?.has('write')]).toEqual([row.name, isRead, isWritten])
}

async function check(world: World): Promise<void> {
  await putShares(world)
  await site.engine.read(callerIn(world), async (documents) => {
    await checkLists(world, documents)
    for (const row of sampleRows(people)) await checkRow(world, documents, row)
  })
}

test('Lists, counts, documents and has_permission agree with a reference model of all permissions', async () => {
  const property = fc.asyncProperty(declared, (one) =>
    check({ ...one, people, places: samplePlaces(people) }),
  )
  await fc.assert(property, { numRuns: 150 })
}, 60_000)
