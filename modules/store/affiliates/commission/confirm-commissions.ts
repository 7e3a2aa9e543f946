import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps } from '#framework/tasks'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'
import {
  lockAffiliate,
  postCommission,
  remainingCommission,
  type CommissionDoc,
} from './commission.queries.ts'

const FIRST_DAY = '0001-01-01'

type DueCommission = Pick<CommissionDoc, 'name' | 'affiliate'>

/** Confirms a commission whose items can no longer be returned, once. */
async function confirmCommission(documents: Documents, { name, affiliate }: DueCommission): Promise<void> {
  await lockAffiliate(documents, affiliate)
  const commission = await documents.lock(AffiliateCommission, name)
  const { state, final_on } = commission
  if (state !== 'pending' || final_on === null || final_on > documents.today) return
  const confirmed = await documents.save(AffiliateCommission, name, {
    state: 'confirmed',
    confirmed_on: documents.today,
  })
  await postCommission(documents, confirmed, {
    ...{ amount: remainingCommission(confirmed), key: `affiliate-commission:${name}` },
  })
}

/** Confirms commissions whose return window has closed. */
export async function confirmCommissions({ inTransaction: step }: Context): Promise<void> {
  await forEachInSteps(
    step,
    (documents, { after, limit }) =>
      documents.find(AffiliateCommission, {
        where: {
          ...{ name: ['>', after], state: 'pending' },
          final_on: ['between', [FIRST_DAY, documents.today]],
        },
        fields: ['name', 'affiliate'],
        order_by: 'name asc',
        limit,
      }),
    (commission) => step((documents) => confirmCommission(documents, commission)),
  )
}
