import { useEffect, useRef } from 'react'
import { placeOrder, type Placed } from './checkout-calls.ts'
import { forgetPlacing, keptPlacing } from './kept-placing.ts'

/**
 * A page that was closed or reloaded while its order was on the way asks what became of it, once: the same order under the
 * same key is placed once. What is refused now was never placed.
 */
export function useUnanswered(onPlaced: (placed: Placed) => void): void {
  const tell = useRef(onPlaced)
  useEffect(() => {
    tell.current = onPlaced
  })
  useEffect(() => {
    const placing = keptPlacing()
    if (placing === null) return
    placeOrder(placing).then(
      (placed) => {
        forgetPlacing()
        tell.current(placed)
      },
      () => undefined,
    )
  }, [])
}
