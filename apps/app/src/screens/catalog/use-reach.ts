import { methodRead } from '#client'
import type { Methods } from '#contract'
import { useChosenPlace } from '../../data/chosen-place.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useAnswer } from '../../data/use-answer.ts'
import type { ShelfPage } from './catalog-calls.ts'

type Reach = Methods['mela.shipping.get_reach']['output']

const reachCall = (postal_code: string, businesses: readonly string[]): PageCall<Reach> => ({
  ...methodRead('mela.shipping.get_reach', { postal_code, businesses: JSON.stringify(businesses) }),
  method: 'GET',
  key: `reach:${postal_code}:${businesses.join(',')}`,
})

/** Which sellers of a page bring things to where this person is, and by when: one question for all its cards. */
export function useReach(products: ShelfPage['products']): ReadonlyMap<string, Reach[number]> {
  const { address } = useChosenPlace()
  const sellers = [...new Set(products.map(({ seller }) => seller))].toSorted()
  const { value } = useAnswer(
    address === null || sellers.length === 0 ? undefined : reachCall(address.zipcode, sellers),
  )
  return new Map((value ?? []).map((reach) => [reach.business, reach]))
}
