import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { LedgerEntry } from './ledger-entry.doctype.ts'
import { LedgerLine } from './ledger-line.doctype.ts'
import { ledgerErrors } from '../errors.ts'
import { MAX_ENTRY_LINES } from './check-posting.rules.ts'
import { post } from './post.ts'

/** Reverses an entry, dated today. Once per entry; a reversal cannot be reversed. */
export async function reverse(
  documents: Documents,
  entry: string,
  options: { readonly idempotencyKey: string; readonly memo: string },
): Promise<{ name: string }> {
  const system = documents.asSystem()
  const [head] = await system.find(LedgerEntry, { where: { name: entry } })
  if (!head) throw documentErrors.notFound(LedgerEntry.name, entry)
  if (head.reverses !== null) throw ledgerErrors.reversal_stays(entry)
  const lines = await system.find(LedgerLine, {
    where: { entry },
    fields: ['account', 'amount', 'memo'],
    order_by: 'line_number asc',
    limit: MAX_ENTRY_LINES,
  })
  return post(documents, {
    kind: 'reversal',
    lines: lines.map(({ account, amount, memo }) => ({
      account,
      amount: -amount,
      ...(memo === null ? {} : { memo }),
    })),
    source: { type: head.source_type, name: head.source_name },
    reverses: entry,
    ...options,
  })
}
