import { useTranslate } from '../../../language/text.ts'
import { deviceOrders, rememberOrder } from '../../../ui/orders/device-orders.ts'
import { isName, orderPath } from '../../../ui/orders/order-opener.ts'
import { ProblemNote } from '../../../ui/state/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { openExchange } from '../order-calls.ts'

interface Props {
  /** What opens the order that something of was exchanged. */
  opener: string
  returned: string
  /** Name of the order that comes in its place. */
  number: string
}

/** The way to what comes instead: by its name like the order before it, for guests by a link that is asked for once. */
export function ExchangeLink({ opener, returned, number }: Props) {
  const t = useTranslate()
  const shell = useShellActions()
  const asking = useAsking((error) => refusal(error, t('orders.failed')))
  const words = t('orders.exchange_comes', { number })
  const known = isName(opener) ? number : deviceOrders().find(({ order }) => order === number)?.token
  const handleFollow = () =>
    void asking.ask(async () => {
      const { order, opener: token } = await openExchange(opener, returned)
      if (!isName(token)) rememberOrder({ order, token })
      shell.open(orderPath(token))
    })
  if (known !== undefined)
    return (
      <p className="small mid">
        <a className="order-follow" href={orderPath(known)}>
          {words}
        </a>
      </p>
    )
  return (
    <div className="small mid">
      <button type="button" className="order-follow" aria-disabled={asking.isBusy} onClick={handleFollow}>
        {words}
      </button>
      <ProblemNote problem={asking.problem} />
    </div>
  )
}
