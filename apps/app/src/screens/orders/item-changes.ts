import type { ExchangeChoice, ItemChanges, OrderLine } from './order-calls.ts'

/** More than this is another order. */
const MOST_MORE = 10

export interface WantedItem {
  quantity: number
  variant: string
}

/** Returns the largest quantity that can be chosen: what is ordered, and up to ten more that are in stock. */
export function mostOf(line: OrderLine, choices: readonly ExchangeChoice[], variant: string): number {
  const choice = choices.find((one) => one.variant === variant)
  const more = Math.min(choice?.left ?? MOST_MORE, MOST_MORE)
  if (variant === line.variant) return choice ? line.left + more : line.left
  return choice ? more : 0
}

/** Returns what is sent for the wanted items; null when nothing was changed. */
export function itemChanges(
  lines: readonly OrderLine[],
  wanted: Readonly<Record<string, WantedItem>>,
): ItemChanges | null {
  const items: ItemChanges['items'][number][] = []
  const added: ItemChanges['added'][number][] = []
  for (const line of lines) {
    const { variant, quantity } = wanted[line.name] ?? { variant: line.variant, quantity: line.left }
    const isSwapped = variant !== line.variant
    if (isSwapped || quantity !== line.left)
      items.push({ line: line.name, quantity: isSwapped ? 0 : quantity })
    if (isSwapped && quantity > 0) added.push({ variant, business: line.business, quantity })
  }
  return items.length === 0 ? null : { items, added }
}
