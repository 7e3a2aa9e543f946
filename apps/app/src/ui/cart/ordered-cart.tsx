import { useAccount } from '../../data/account.ts'
import { useCall } from '#client/react'
import { usePolling } from '../../data/query/use-polling.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../state/answer-states.tsx'
import { deviceOrders, orderCall, orderPath } from '../orders/order-access.ts'
import { CartSkeleton } from '../skeletons.tsx'

/** Milliseconds between two requests: an order waits an hour for its payment, which may be made elsewhere. */
const whileUnpaid = 60_000

function openerOf(order: string, account: string | null): string | null {
  if (account !== null) return order
  return deviceOrders().find((one) => one.order === order)?.token ?? null
}

export function OrderedCart({ order }: { order: string }) {
  const t = useTranslate()
  const account = useAccount()
  const opener = openerOf(order, account)
  const query = useCall(opener === null ? undefined : orderCall(opener, account))
  const isUnpaid = query.data?.state === 'awaiting payment'
  usePolling(() => void query.refetch(), isUnpaid ? whileUnpaid : null)
  if (opener !== null && query.isPending) return <CartSkeleton />
  const href = orderPath(order)
  if (isUnpaid) {
    const mainLink = { label: t('cart.unpaid_pay'), href }
    return (
      <Empty title={t('cart.unpaid_title')} text={t('cart.unpaid_text', { order })} mainLink={mainLink} />
    )
  }
  const mainLink =
    opener === null
      ? { label: t('cart.browse_categories'), href: '/tabs/category' }
      : { label: t('cart.see_order'), href }
  return (
    <Empty title={t('cart.ordered_title')} text={t('cart.ordered_text', { order })} mainLink={mainLink} />
  )
}
