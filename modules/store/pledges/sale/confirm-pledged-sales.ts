import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { forEachInSteps } from '#framework/tasks'
import { Pledge } from '../pledge/pledge.doctype.ts'
import { PledgeSale } from './pledge-sale.doctype.ts'
import { postPledge } from './pledge-sale.queries.ts'

const FIRST_DAY = '0001-01-01'

/** Posts what a sale gave whose items can no longer be returned, once. */
async function confirmSale(
  documents: Documents,
  { name, pledge: pledgeName }: { readonly name: string; readonly pledge: string },
): Promise<void> {
  const pledge = await documents.lock(Pledge, pledgeName)
  const { state, final_on, amount, reversed_amount } = await documents.lock(PledgeSale, name)
  if (state !== 'pending' || final_on === null || final_on > documents.today) return
  const confirmed = await documents.save(PledgeSale, name, {
    state: 'confirmed',
    confirmed_on: documents.today,
  })
  await postPledge(documents, confirmed, { pledge, amount: amount - reversed_amount, key: `pledge:${name}` })
}

/** Posts sales whose return window has closed. */
export async function confirmPledgedSales({ inTransaction: step }: Context): Promise<void> {
  await forEachInSteps(
    step,
    (documents, { after, limit }) =>
      documents.find(PledgeSale, {
        where: {
          ...{ name: ['>', after], state: 'pending' },
          final_on: ['between', [FIRST_DAY, documents.today]],
        },
        fields: ['name', 'pledge'],
        order_by: 'name asc',
        limit,
      }),
    (sale) => step((documents) => confirmSale(documents, sale)),
  )
}
