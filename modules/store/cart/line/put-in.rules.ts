import { cartErrors } from '../errors.ts'
import { lineKey, type CartDoc, type CartLineDoc } from '../cart/cart-doc.ts'
import { MAX_LINES, MAX_QUANTITY } from './quantity.ts'

const isSame = (one: CartLineDoc) => (other: CartLineDoc) => lineKey(one) === lineKey(other)

/** So many pieces more of a line, up to what one cart holds of it; `most` is what can be had at once. */
function more(line: CartLineDoc, added: CartLineDoc, most: number): CartLineDoc {
  const sum = Math.min(MAX_QUANTITY, line.quantity + added.quantity)
  return { ...line, quantity: Math.max(line.quantity, Math.min(sum, most)) }
}

/**
 * Lines put into a cart that may hold some of them already. Quantities add up to what can be had; what a cart has no place
 * for is left out. Nothing that is in it becomes fewer.
 */
export function putIn(
  cart: CartDoc,
  lines: readonly CartLineDoc[],
  mostOf: (line: CartLineDoc) => number,
): CartDoc {
  let mergedLines = cart.lines
  for (const line of lines) {
    const held = mergedLines.some(isSame(line))
    if (held)
      mergedLines = mergedLines.map((one) => (isSame(line)(one) ? more(one, line, mostOf(line)) : one))
    else if (mergedLines.length < MAX_LINES) mergedLines = [...mergedLines, line]
  }
  return { ...cart, lines: mergedLines }
}

/** A line at another quantity; 0 takes it out. */
export function withQuantity(cart: CartDoc, key: string, quantity: number): CartDoc {
  if (!cart.lines.some((line) => lineKey(line) === key)) throw cartErrors.no_line()
  const lines = cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  return { ...cart, lines }
}
