import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { tellCartCount } from '../../data/cart-count.ts'
import { useAnswer, type CachedAnswer } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { cartKey } from '../../ui/cart/cart-calls.ts'
import { tellKept } from '../../ui/cart/kept-hearts.ts'
import {
  addList,
  changeLists,
  forgetThing,
  keepThing,
  listsCall,
  listsKey,
  moveToCart,
  pairOf,
  type ListsAnswer,
  type WishItem,
} from '../../ui/cart/wishlist-calls.ts'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'

/** What was done last, to say so: taken off, and can come back; or put into the cart. */
export type Told = { kind: 'forgotten' | 'in cart'; item: WishItem } | null

/** The lists of whoever uses this device, and all that he does with them; one thing after the other. */
export function useLists() {
  const t = useSay()
  const client = useQueryClient()
  const account = useAccount()
  const query = useAnswer(listsCall(account))
  const [told, setTold] = useState<Told>(null)
  const asking = useAsking((error) => refusal(error, t('wishlist.failed')))
  const show = ({ currency, lists }: ListsAnswer): void => {
    const value = { currency, lists }
    client.setQueryData<CachedAnswer<ListsAnswer>>([listsKey(account)], {
      value,
      at: Date.now(),
      isKept: false,
    })
    tellKept([...new Set(lists.flatMap(({ items }) => items.map(({ key }) => key)))])
  }
  const ask = (work: () => Promise<void>) => {
    setTold(null)
    return asking.ask(work)
  }
  return {
    query,
    told,
    isBusy: asking.isBusy,
    problem: asking.problem,
    ask,
    change: (...sent: Parameters<typeof changeLists>) => ask(async () => show(await changeLists(...sent))),
    add: (list_name: string) => ask(async () => show(await addList(list_name))),
    forget: (list: string, item: WishItem) =>
      ask(async () => {
        tellKept(await forgetThing(pairOf(item), list))
        setTold({ kind: 'forgotten', item })
        query.retry()
      }),
    keep: (item: WishItem) =>
      ask(async () => {
        tellKept(await keepThing(pairOf(item)))
        query.retry()
      }),
    toCart: (list: string, item: WishItem) =>
      ask(async () => {
        const moved = await moveToCart(list, pairOf(item))
        show(moved)
        tellCartCount(moved.cart.pieces)
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
        setTold({ kind: 'in cart', item })
      }),
  }
}

export type Lists = ReturnType<typeof useLists>
