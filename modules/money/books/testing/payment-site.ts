import type { Engine } from '#framework/engine'
import type { Context } from '#framework/context'
import { sql } from 'kysely'
import { inTransaction } from '#framework/database'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { ledger } from '#money/ledger'
import { gatewaySource, payments } from '#money/payments'
import { notifications } from '#site/notifications'
import { books } from '../index.ts'
import { bills } from './sample-bill.ts'
import { crossBoundary } from './fault-injection.ts'
import { modelGateway, type ModelGateway } from './model-gateway.ts'

const MINUTE = 60_000
const START = new Date().setUTCHours(4, 30, 0, 0)

/** A site with a model gateway and clock, whose process can be interrupted at each call to database or gateway. */
export interface PaymentSite {
  readonly site: TestSite
  readonly gateway: ModelGateway
  readonly context: Context
  readonly member: string
  wait(minutes: number): void
  countStaleResponse(): void
  staleResponses(): number
  empty(): Promise<void>
}

const tables = [
  ...[
    'Ledger Line',
    'Ledger Entry',
    'Refund',
    'Dispute',
    'Payment',
    'Gateway Event',
    'Rejected Events',
    'Payment Link',
  ],
  ...[
    'Sample Bill',
    'Books Run Check',
    'Books Run Discrepancy',
    'Books Run',
    'mela_event_delivery',
    'mela_event',
  ],
]

/** Bypasses the rules that make payments immutable. Accounts stay, because the ledger caches their names. */
async function emptyTables({ engine: { database } }: TestSite): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction)
    await sql`update "Ledger Account" set balance = 0, line_count = 0`.execute(transaction)
  })
}

/** Interrupts a transaction before it starts, before its commit, or after its commit before the caller knows. */
function createInterruptedWrite({ engine }: TestSite): Context['inTransaction'] {
  return async <T>(run: (documents: Documents) => Promise<T>): Promise<T> => {
    crossBoundary('database')
    const result = await engine.write(administrator, async (documents) => {
      const done = await run(documents)
      crossBoundary('database')
      return done
    })
    crossBoundary('database')
    return result
  }
}

const serverContext = (engine: Engine): Promise<Context> =>
  engine.withoutTransaction(administrator, async (documents) => engine.contextFor(documents))

export async function paymentSite(): Promise<PaymentSite> {
  let now = START
  let staleResponses = 0
  const gateway = modelGateway()
  const model = defineModule({ name: 'sample_gateway', extensions: [gatewaySource.add(() => [gateway])] })
  const site = await testSite([notifications, ledger, payments, books, bills, model], {
    settings: { clock: () => new Date(now), payments: {} },
  })
  const { engine } = site
  const { user: member } = await site.userWith('Customer')
  return {
    ...{ site, gateway, member },
    context: { ...(await serverContext(engine)), inTransaction: createInterruptedWrite(site) },
    countStaleResponse: () => void (staleResponses += 1),
    staleResponses: () => staleResponses,
    wait: (minutes) => void (now += minutes * MINUTE),
    async empty() {
      gateway.forget()
      await emptyTables(site)
      now = START
    },
  }
}
