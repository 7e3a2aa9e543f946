import { sql } from 'kysely'
import { countStatements } from '#framework/database'
import type { Documents, Journal } from '#framework/documents'
import { administrator, signedIn, type Caller } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { Crate, crateModule } from './sample-crates.ts'

const NOW = new Date('2026-11-24T04:30:00.789Z')

export const seller = signedIn('asha@example.org', ['Seller'])
export const manager = signedIn('ravi@example.org', ['Store Manager'])
export const volunteer = signedIn('meena@example.org', ['Volunteer'])

/** A site with three crates, A, B and C, and what tests ask of it. */
export interface CrateSite extends TestSite {
  /** Makes the three crates anew, with nothing emitted. */
  reset(): Promise<void>
  write<Result>(
    caller: Caller,
    run: (documents: Documents) => Promise<Result>,
  ): Promise<{ readonly rows: Result; readonly journal: Journal; readonly statements: readonly string[] }>
  crates(fields?: readonly string[]): Promise<readonly object[]>
  /** Events with the names of their documents, in the order of those. */
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
      await sql`delete from mela_signal`.execute(kysely)
    },
    async write(caller, run) {
      const { result, statements } = await countStatements(() =>
        engine.write(caller, async (documents, journal) => ({ rows: await run(documents), journal })),
      )
      return { ...result, statements }
    },
    crates: (fields = ['name', 'content']) =>
      engine.read(administrator, (documents) =>
        documents.list(Crate, { fields, order_by: 'name asc', limit_page_length: '0' }),
      ),
    async events() {
      const { rows } = await sql<{ name: string; document: string }>`
        select name, payload ->> 'name' as document from mela_signal order by document, id`.execute(kysely)
      return rows.map(({ name, document }) => [name, document] as const)
    },
  }
}
