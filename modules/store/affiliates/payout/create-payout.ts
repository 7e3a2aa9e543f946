import { sql } from 'kysely'
import { link } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { Affiliate } from '../affiliate/affiliate.doctype.ts'
import { AffiliateCommission } from '../commission/affiliate-commission.doctype.ts'
import { lockAffiliate } from '../commission/commission.queries.ts'
import { affiliateErrors } from '../errors.ts'
import { readTerms } from '../program/affiliate-settings.queries.ts'
import { AffiliatePayout, MAX_PAYOUT_LINES } from './affiliate-payout.doctype.ts'

/** Creates a payout of an affiliate's confirmed commissions, less what was returned after an earlier payout. */
export const createPayout = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Affiliate', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await documents.get(Affiliate, input.name)
    const system = documents.asSystemFor(documents.caller.user)
    const { name: affiliate, state, payout_details } = await lockAffiliate(system, input.name)
    if (state !== 'approved') throw affiliateErrors.not_approved()
    await requireNoOpenPayout(system, affiliate)
    const due = await listDue(system, affiliate)
    const amount = due.reduce((sum, commission) => sum + commission.due, 0)
    await requirePayable(system, amount)
    const { name } = await system.insert(AffiliatePayout, {
      ...{ affiliate, amount, payout_details },
      lines: due.map((commission) => ({ commission: commission.name, amount: commission.due })),
    })
    for (const commission of due)
      await system.save(AffiliateCommission, commission.name, { settled_amount: commission.remaining })
    return { name, amount: toDecimal(amount) }
  },
})

async function requireNoOpenPayout(system: Documents, affiliate: string): Promise<void> {
  const [open] = await system.find(AffiliatePayout, { where: { affiliate, state: 'prepared' }, limit: 1 })
  if (open) throw affiliateErrors.payout_open(open.name)
}

async function requirePayable(system: Documents, amount: number): Promise<void> {
  if (amount <= 0) throw affiliateErrors.nothing_to_pay()
  const { minimum_payout: minimum } = await readTerms(system)
  if (amount < minimum) throw affiliateErrors.below_minimum({ amount, minimum })
}

interface DueCommission {
  readonly name: string
  /** Minor units; negative for what was paid out and returned. */
  readonly due: number
  /** Rest of the commission. */
  readonly remaining: number
}

/** Returns commissions whose rest is not in payouts, first those that are to be taken back. One statement. */
async function listDue(system: Documents, affiliate: string): Promise<readonly DueCommission[]> {
  return system.statement(
    sql<DueCommission>`
      select name, amount - reversed_amount - settled_amount as due, amount - reversed_amount as remaining
      from ${sql.table(AffiliateCommission.name)}
      where affiliate = ${affiliate} and confirmed_on is not null and amount - reversed_amount <> settled_amount
      order by amount - reversed_amount - settled_amount > 0, name limit ${MAX_PAYOUT_LINES}`,
    { reads: [AffiliateCommission] },
  )
}
