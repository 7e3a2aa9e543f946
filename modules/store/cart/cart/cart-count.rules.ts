import type { CartDoc } from './cart-doc.ts'

/** How much is in a cart, for whoever does not look into it. */
export interface CartCount {
  readonly version: number
  readonly lines: number
  readonly pieces: number
}

export function countOf({ version, lines }: CartDoc): CartCount {
  return { version, lines: lines.length, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}
