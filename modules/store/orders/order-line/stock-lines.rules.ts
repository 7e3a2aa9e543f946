import type { ReleasedLine } from '#store/inventory'

interface StockedLine {
  readonly variant: string
  readonly branch: string | null
  readonly tracks_stock: 0 | 1
  readonly is_digital: 0 | 1
}

/** What some pieces of lines are to the stock; what is not counted there is nothing. */
export function stockLines(
  items: readonly { readonly line: StockedLine; readonly quantity: number }[],
): readonly ReleasedLine[] {
  return items.flatMap(({ line: { variant, branch, tracks_stock, is_digital }, quantity }) =>
    tracks_stock === 1 && is_digital === 0 && branch !== null && quantity > 0
      ? [{ variant, branch, quantity }]
      : [],
  )
}
