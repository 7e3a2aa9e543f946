import { int } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { LedgerAccount, readStatement, type StatementLine } from '#money/ledger'

const PAGE_SIZE = 20

const MAX_LINES = 100

type Movement =
  | 'spent'
  | 'refund'
  | 'goodwill'
  | 'top-up'
  | 'gift card'
  | 'volunteer hours'
  | 'expired'
  | 'withdrawn'
  | 'correction'

const byKind: Readonly<Record<string, Movement>> = {
  refund: 'refund',
  goodwill: 'goodwill',
  expiry: 'expired',
  redemption: 'gift card',
  'volunteer credit': 'volunteer hours',
  withdrawal: 'withdrawn',
}

/** Debits are positive in the ledger, so credit that a customer gets is negative there. */
function movementOf({ kind, amount }: StatementLine): Movement {
  if (kind === 'capture') return amount > 0 ? 'spent' : 'top-up'
  return byKind[kind] ?? 'correction'
}

/** Returns a page of the caller's wallet statement, the newest line first; pass `next` as `before` for the next page. */
export const getWalletStatement = method({
  access: signedInUsers,
  input: { before: int({ min: 1 }), limit: int({ min: 1, max: MAX_LINES }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input: { before, limit }, documents }) {
    const account = await findAccount(documents)
    if (account === null) return { lines: [], next: null }
    const { lines, next } = await readStatement(documents, {
      account,
      limit: limit ?? PAGE_SIZE,
      ...(before === null ? {} : { before }),
    })
    return { lines: lines.map(toWireLine), next }
  },
})

async function findAccount(documents: Documents): Promise<string | null> {
  const { user } = documents.caller
  const [found] = await documents.asSystem().find(LedgerAccount, {
    where: { purpose: 'customer credit', party_type: 'User', party: user, currency: 'INR' },
    fields: ['name'],
    limit: 1,
  })
  return found?.name ?? null
}

const toWireLine = (line: StatementLine) => ({
  line: line.sequence,
  date: line.posting_date,
  movement: movementOf(line),
  /** Positive for credit that the customer gets. */
  amount: toDecimal(-line.amount) || 0,
  balance: toDecimal(-line.balance) || 0,
  description: line.memo,
})
