import { sql } from 'kysely'
import {
  always,
  byField,
  childType,
  docType,
  everything,
  grant,
  link,
  prompted,
  reading,
  select,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { desk } from '#framework/desk'
import { anyone, defineModule, method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Sibling = childType('Read Sibling', { called: text() })

export const Pupil = docType('Read Pupil', {
  naming: prompted,
  titleField: 'called',
  waiting: [{ label: 'Pupils here', field: 'stage', values: ['here'] }],
  fields: {
    called: text(),
    class: text(),
    stage: select(['here', 'gone'], { default: 'here', indexed: true }),
    guardian: link('User'),
    siblings: table(Sibling),
  },
  guarded: { reason: 'tells of a child', exempt: whereUser('guardian') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(whereUser('guardian')),
  },
  searchFields: ['class'],
  allowRename: true,
})

const Badge = docType('Read Badge', {
  naming: byField('title'),
  fields: {
    title: text({ required: true }),
    pupil: link('Read Pupil'),
    called: text({ fetchFrom: 'pupil.called' }),
  },
  access: { 'School Office': everything, Volunteer: grant({ read: always, create: always }) },
})

const listPupils = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: ({ documents }) => documents.asSystem().find(Pupil, { fields: ['called'] }),
})

const countPupils = method({
  access: anyone,
  input: {},
  reads: true,
  run: async ({ documents }) => (await documents.asSystem().find(Pupil, { fields: ['class'] })).length,
})

const school = defineModule({
  name: 'school',
  docTypes: [Pupil, Badge],
  methods: { listAll: listPupils, countAll: countPupils },
})

export const pupilPath = '/api/resource/Read%20Pupil'
export const badgePath = '/api/resource/Read%20Badge'

interface Entry {
  readonly user: string
  readonly names: readonly string[]
  readonly fields: readonly string[]
  readonly path: string
}

async function entriesFrom(site: TestSite, first: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select "user", "names"::json as names, "fields_read"::json as fields, "path" from "Access Log"
    where "reference_doctype" = 'Read Pupil' order by "creation" offset ${first}`.execute(
    site.engine.database.kysely,
  )
  return rows
}

async function fill({ engine }: TestSite, guardian: string): Promise<void> {
  await engine.write(administrator, async (documents) => {
    await documents.insert(Pupil, { name: 'p1', called: 'Mani', class: 'A', siblings: [{ called: 'Bala' }] })
    await documents.insert(Pupil, { name: 'p2', called: 'Veni', class: 'A', guardian })
    await documents.insert(Badge, { title: 'swimmer', pupil: 'p1' })
  })
}

export interface SampleSchool {
  readonly site: TestSite
  readonly office: TestClient
  readonly guardian: TestClient
  passed(): number
  passEntries(): Promise<void>
  entries(): Promise<readonly Entry[]>
}

export async function sampleSchool(): Promise<SampleSchool> {
  const site = await testSite([desk, school])
  const office = await site.userWith('School Office')
  const guardian = await site.userWith('Guardian')
  await fill(site, guardian.user)
  let passed = 0
  const entries = () => entriesFrom(site, passed)
  return {
    ...{ site, office, guardian, entries },
    passed: () => passed,
    async passEntries() {
      passed += (await entries()).length
    },
  }
}
