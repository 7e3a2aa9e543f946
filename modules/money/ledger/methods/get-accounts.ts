import { int, select, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { listAccounts } from '../actions/list-accounts.ts'
import { accountKinds, accountPurposes } from '../rules/purposes.ts'

const USUAL_ACCOUNTS = 100
const MOST_ACCOUNTS = 500

/** Accounts by name with what stands on each, and the sums of all that were asked for by kind: together they are zero. */
export const getAccounts = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    purpose: select(accountPurposes),
    kind: select(accountKinds),
    party: text(),
    start: int({ min: 0 }),
    limit: int({ min: 1, max: MOST_ACCOUNTS }),
  },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { start, limit, ...where } = input
    const page = { start: start ?? 0, limit: limit ?? USUAL_ACCOUNTS }
    const { accounts, sums, count } = await listAccounts(documents, where, page)
    return {
      accounts: accounts.map((account) => ({ ...account, balance: toDecimal(account.balance) })),
      sums: sums.map(({ kind, currency, balance }) => ({ kind, currency, balance: toDecimal(balance) })),
      count,
    }
  },
})
