import { link } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { formatMoney, toDecimal } from '#meta'
import { post } from '#money/ledger'
import { notify } from '#site/notifications'
import { Affiliate } from '../affiliate/affiliate.doctype.ts'
import { affiliateAccount } from '../affiliate/affiliate.queries.ts'
import { AffiliateCommission } from '../commission/affiliate-commission.doctype.ts'
import { remainingCommission } from '../commission/commission.queries.ts'
import { affiliateErrors } from '../errors.ts'
import { affiliateNotices } from '../extensions.ts'
import { AffiliatePayout } from './affiliate-payout.doctype.ts'
import { lockPrepared, type PayoutDoc } from './payout.queries.ts'

/** Marks a payout as paid by its reference. Refuses one whose sales were returned since it was created. */
export const markPayoutPaid = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Affiliate Payout', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { state } = await documents.get(AffiliatePayout, input.name)
    if (state === 'paid') return { name: input.name, state }
    const system = documents.asSystemFor(documents.caller.user)
    const payout = await lockPrepared(system, input.name)
    if ((payout.reference ?? '').trim() === '') throw affiliateErrors.no_reference()
    await settleCommissions(system, payout)
    const paid = await system.save(AffiliatePayout, payout.name, { state: 'paid', paid_on: system.today })
    await notifyPaid(system, paid)
    await postPayout(system, paid)
    return { name: paid.name, state: paid.state, amount: toDecimal(paid.amount) }
  },
})

async function settleCommissions(system: Documents, { lines }: PayoutDoc): Promise<void> {
  for (const { commission: name } of lines) {
    const commission = await system.lock(AffiliateCommission, name)
    const remaining = remainingCommission(commission)
    if (remaining !== commission.settled_amount) throw affiliateErrors.payout_changed(name)
    if (remaining > 0) await system.save(AffiliateCommission, name, { state: 'paid' })
  }
}

async function notifyPaid(
  system: Documents,
  { name, affiliate, amount, reference }: PayoutDoc,
): Promise<void> {
  const { user } = await system.get(Affiliate, affiliate)
  await notify(system, {
    event: affiliateNotices.paid,
    key: name,
    people: [{ user }],
    link: '/affiliate-program',
    values: { amount: formatMoney(amount, 'INR', 'en'), reference: reference ?? '' },
  })
}

async function postPayout(
  system: Documents,
  { name, affiliate, amount, reference }: PayoutDoc,
): Promise<void> {
  await post(system, {
    kind: 'payout',
    source: { type: AffiliatePayout.name, name },
    idempotencyKey: `affiliate-payout:${name}`,
    memo: reference ?? name,
    lines: [
      { account: affiliateAccount(affiliate), amount },
      { account: { purpose: 'bank' }, amount: -amount },
    ],
  })
}
