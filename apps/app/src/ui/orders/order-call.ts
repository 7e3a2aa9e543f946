import { methodRequest } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../data/query/own-answers.ts'
import type { PageCall } from '../../data/page-call.ts'
import { isName, openedBy } from './order-opener.ts'

/** What an account opens by its name is kept for that account alone. */
const cacheKeyOf = (opener: string, account: string | null): string =>
  account !== null && isName(opener) ? ownKey(account, `order:${opener}`) : `order:${opener}`

export const orderCall = (
  opener: string,
  account: string | null,
): PageCall<Methods['mela.orders.get_order']['output']> => ({
  ...methodRequest('mela.orders.get_order', openedBy(opener)),
  method: 'POST',
  key: cacheKeyOf(opener, account),
})
