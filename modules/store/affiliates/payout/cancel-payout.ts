import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { AffiliateCommission } from '../commission/affiliate-commission.doctype.ts'
import { AffiliatePayout } from './affiliate-payout.doctype.ts'
import { lockPrepared } from './payout.queries.ts'

/** Cancels a payout that was not paid. Its commissions are due again. */
export const cancelPayout = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Affiliate Payout', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { state } = await documents.get(AffiliatePayout, input.name)
    if (state === 'cancelled') return { name: input.name, state }
    const system = documents.asSystemFor(documents.caller.user)
    const { name, lines } = await lockPrepared(system, input.name)
    for (const line of lines) {
      const { settled_amount } = await system.lock(AffiliateCommission, line.commission)
      await system.save(AffiliateCommission, line.commission, {
        settled_amount: settled_amount - line.amount,
      })
    }
    await system.save(AffiliatePayout, name, { state: 'cancelled' })
    return { name, state: 'cancelled' as const }
  },
})
