import type { Context } from '#framework/context'
import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { toDecimal } from '#meta'
import { Receipt } from './receipt.doctype.ts'
import { readSubjects, receiptPath } from './open-receipt.ts'

const PAGE_SIZE = 20

interface ReceiptRow {
  readonly name: string
  readonly receipt_number: string
  readonly issued_on: string
  readonly state: 'issued' | 'cancelled'
  readonly amount: number
  readonly returned: number
  readonly currency: string
  readonly reference_type: string | null
  readonly reference_name: string | null
  readonly line: string
}

const myReceiptsQuery = (user: string, start: number) =>
  prepared<ReceiptRow>(
    'receipts.mine',
    sql`
    select r.name, r.receipt_number, r.issued_on::text, r.state, r.amount::float8, r.returned::float8, r.currency,
      r.reference_type, r.reference_name, coalesce((select string_agg(l.description, ', ' order by l.idx)
        from "Receipt Line" l where l.parent = r.name and l.parenttype = 'Receipt'), '') as line
    from "Receipt" r where r.payer = ${user}
    order by r.issued_on desc, r.creation desc, r.name limit ${PAGE_SIZE + 1} offset ${start}`,
  )

/**
 * Reads a page of the caller's receipts, the latest first. One statement, plus one per document type with its own
 * texts.
 */
async function readMyReceipts(ctx: Context, start: number) {
  const { documents } = ctx
  const rows = await documents
    .asSystem()
    .statement(myReceiptsQuery(documents.caller.user, start), { reads: [Receipt] })
  const pageRows = rows.slice(0, PAGE_SIZE)
  const subject = await readSubjects(ctx, pageRows)
  const receipts = pageRows.map((row) => {
    const { name, receipt_number, issued_on, state, currency, reference_type, line } = row
    return {
      ...{ name, receipt_number, issued_on, state, currency, reference_type },
      paid_for: subject(row) ?? line,
      amount: toDecimal(row.amount),
      returned: toDecimal(row.returned),
      download: receiptPath(name),
    }
  })
  return { receipts, has_more: rows.length > PAGE_SIZE ? (1 as const) : (0 as const) }
}

const MAX_OFFSET = 10_000

/** Returns the receipts of the caller's payments, latest first. */
export const getMyReceipts = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: MAX_OFFSET, default: 0 }) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: ({ input, ctx }) => readMyReceipts(ctx, input.start ?? 0),
})
