import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { tellCartCount } from '../../data/cart-count.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { orderAgain } from './order-calls.ts'

/** Puts what is still sold into the cart; what is not is named before the buyer goes on. */
export function ReorderPart({ opener }: { opener: string }) {
  const say = useSay()
  const shell = useShellActions()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const asking = useAsking((error) => refusal(error, say('orders.failed')))
  const handleClick = () =>
    void asking.ask(async () => {
      const { left_out, cart } = await orderAgain(opener)
      tellCartCount(cart.pieces)
      if (left_out.length > 0) setLeftOut(left_out)
      else shell.open('/yourcart')
    })
  if (leftOut.length > 0)
    return (
      <div className="note" role="status">
        <span className="text">
          {say('orders.reorder_left', { items: leftOut.join(', ') })}{' '}
          <a href="/yourcart">{say('orders.to_cart')}</a>
        </span>
      </div>
    )
  return (
    <>
      <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleClick}>
        {say('orders.reorder')}
      </button>
      <ProblemNote problem={asking.problem} />
    </>
  )
}
