import type { Context } from '#framework/context'
import { sql } from 'kysely'
import { Payment } from '../payment/payment.doctype.ts'
import { formatLocalTime } from '../payment/local-time.ts'

/** A payment that may still be paid keeps its key: its token is sealed with it. */
const AT_REST_MINUTES = 24 * 60
const BATCH = 5_000
const MAX_BATCHES = 100

/** As `storedKey` writes it. */
const hashExpression = sql`encode(sha256(convert_to('["payment","' || idempotency_key || '"]', 'UTF8')), 'hex')`

function hashBatch(context: Context): Promise<number> {
  return context.inTransaction(async (documents) => {
    const before = formatLocalTime(
      { timeZone: context.site.settings.timeZone, now: documents.now },
      -AT_REST_MINUTES,
    )
    // Raw SQL: finds keys by patterns, and hashes what stands in the column.
    const changed = await documents.statement(
      sql<{
        name: string
      }>`update ${sql.table(Payment.name)} set idempotency_key = ${hashExpression} where name in (
        select name from ${sql.table(Payment.name)}
        where idempotency_key ~ '^[A-Za-z0-9_-]{16,140}$' and idempotency_key !~ '^[0-9a-f]{64}$'
          and opened_at < ${before}::timestamp limit ${BATCH}
      ) returning name`,
      { changes: (rows) => rows.map(({ name }) => ({ type: Payment.name, name, kind: 'saved' })) },
    )
    return changed.length
  })
}

/**
 * Hashes keys that payments stored as they were sent, before they were hashed: the token of a guest's order was computed
 * from the same key. The payment is found by its key as before; its payer is given a new token.
 */
export async function hashKeys(context: Context): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await hashBatch(context)) < BATCH) return
}
