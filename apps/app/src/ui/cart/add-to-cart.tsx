import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { ProblemNote } from '../problem-note.tsx'
import './cart.css'
import type { SalePair } from './cart-calls.ts'
import { useAdding } from './use-adding.ts'

interface Props extends SalePair {
  quantity?: number
  /** Nothing can be added as it stands: sold out, or nothing is chosen yet. */
  isDisabled?: boolean
}

/** The button that puts a thing into the cart; it says what became of it, and leads there. */
export function AddToCart({ quantity = 1, isDisabled = false, ...pair }: Props) {
  const say = useSay()
  const adding = useAdding()
  const [added, setAdded] = useState<string | null>(null)
  const key = `${pair.variant}/${pair.business}`
  const handleAdd = async () => {
    if (isDisabled) return
    setAdded(null)
    if (await adding.add(pair, quantity)) setAdded(key)
  }
  return (
    <div className="add-to-cart">
      <button
        type="button"
        className="button big wide"
        aria-disabled={isDisabled || adding.isBusy}
        onClick={() => void handleAdd()}
      >
        {say('store.add_to_cart')}
      </button>
      <p className="added" role="status">
        {added === key && (
          <>
            {say('store.added_to_cart')} <a href="/yourcart">{say('store.view_cart')}</a>
          </>
        )}
      </p>
      <ProblemNote problem={adding.problem} />
    </div>
  )
}
