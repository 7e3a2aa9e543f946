import { sql } from 'kysely'
import { countStatements } from '#framework/database'
import { type Documents, type ChangeSet, hooks } from '#framework/documents'
import { administrator, signedIn, type Caller } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import {
  always,
  check,
  childType,
  datetime,
  docType,
  everything,
  grant,
  int,
  link,
  prompted,
  reading,
  select,
  table,
  text,
  where,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'

const NOW = new Date('2026-11-24T04:30:00.789Z')

export const seller = signedIn('asha@example.org', ['Seller'])

export const manager = signedIn('ravi@example.org', ['Store Manager'])

export const volunteer = signedIn('meena@example.org', ['Volunteer'])

export interface CrateSite extends TestSite {
  reset(): Promise<void>
  write<Result>(
    caller: Caller,
    run: (documents: Documents) => Promise<Result>,
  ): Promise<{ readonly rows: Result; readonly changeSet: ChangeSet; readonly statements: readonly string[] }>
  crates(fields?: readonly string[]): Promise<readonly object[]>
  events(): Promise<readonly (readonly [event: string, document: string])[]>
}

async function makeCrates(documents: Documents) {
  await documents.deleteWhere(Crate, {})
  await documents.insertMany(Crate, [
    { name: 'A', content: 'mangoes' },
    { name: 'B', content: 'books', depot: 'south' },
    { name: 'C', content: 'kites' },
  ])
}

export async function crateSite(): Promise<CrateSite> {
  const site = await testSite([crateModule], { settings: { clock: () => NOW } })
  const { engine } = site
  const { kysely } = engine.database
  return {
    ...site,
    async reset() {
      await engine.write(administrator, makeCrates)
      await sql`delete from mela_event`.execute(kysely)
    },
    async write(caller, run) {
      const { result, statements } = await countStatements(() =>
        engine.write(caller, async (documents, changeSet) => ({
          rows: await run(documents),
          changeSet,
        })),
      )
      return { ...result, statements }
    },
    crates: (fields = ['name', 'content']) =>
      engine.read(administrator, (documents) =>
        documents.list(Crate, { fields, order_by: 'name asc', limit_page_length: '0' }),
      ),
    async events() {
      const { rows } = await sql<{ name: string; document: string }>`
        select name, payload ->> 'name' as document from mela_event order by document, id`.execute(kysely)
      return rows.map(({ name, document }) => [name, document] as const)
    },
  }
}

const CrateLabel = childType('Bulk Label', { wording: text({ required: true }) })

const Crate = docType('Bulk Crate', {
  naming: prompted,
  fields: {
    content: text({ required: true, maxLength: 40 }),
    depot: select(['north', 'south'], { default: 'north' }),
    origin: text({ setOnlyOnce: true }),
    opened: int({ readOnly: true, min: 0 }),
    opened_at: datetime(),
    is_public: check(),
    next: link('Bulk Crate'),
    cost: int({ level: 1 }),
    state: select(['packed', 'sent', 'lost'], { required: true, default: 'packed' }),
    labels: table(CrateLabel),
  },
  states: {
    field: 'state',
    initial: 'packed',
    transitions: [{ action: 'Send', from: 'packed', to: 'sent', roles: ['Store Manager'] }],
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always, delete: always }),
    Seller: grant({
      read: always,
      write: where({ depot: 'north' }),
      create: where({ depot: 'north' }),
      delete: where({ depot: 'north' }),
    }),
    Volunteer: reading(always),
    Guest: reading(where({ is_public: 1 })),
  },
  trackChanges: false,
})

const Ledge = docType('Bulk Ledge', {
  naming: prompted,
  fields: { title: text({ required: true }), visits: int() },
  access: { 'System Manager': everything },
  bulkWrites: { skips: ['hooks', 'versions', 'events', 'modified'], onFields: ['visits'] },
})

const ledgeHooks = hooks(Ledge, {
  beforeSave: ({ document }) => ({ title: document.title.toUpperCase() }),
})

const crateModule = defineModule({ name: 'crates', docTypes: [Crate, Ledge], hooks: [ledgeHooks] })

export { Crate, CrateLabel, Ledge }
