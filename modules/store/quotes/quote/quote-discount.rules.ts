import type { Discount, Discountable } from '#store/cart'

interface QuotedLine {
  readonly variant: string | null
  readonly business: string | null
  readonly quantity: number
  readonly price: number | null
}

const keyOf = ({ variant, business }: QuotedLine): string => `${variant}/${business}`

type CartLine = Discountable['lines'][number]

/**
 * Lowers the quoted units of a line to their agreed price, in minor units. Units beyond the quote keep their price, and
 * what other offers have taken off already counts.
 */
export function quotedSaving({ quantity, net }: CartLine, { quantity: quoted, price }: QuotedLine): number {
  const units = Math.min(quantity, quoted)
  const share = units === quantity ? net : Math.floor((net * units) / quantity)
  return Math.max(0, share - units * (price ?? 0))
}

/** Returns the discount of a quote on a cart; null when the cart holds none of its items. */
export function quoteDiscount(
  lines: readonly CartLine[],
  quote: { readonly code: string; readonly name: string; readonly lines: readonly QuotedLine[] },
): Discount | null {
  const savings = lines.flatMap((line) => {
    const quoted = quote.lines.find((one) => keyOf(one) === line.key)
    return quoted ? [[line.key, quotedSaving(line, quoted)] as const] : []
  })
  if (savings.length === 0) return null
  return {
    ...{ code: quote.code, label: quote.name, reference: quote.name },
    ...{ lines: Object.fromEntries(savings), fulfilments: {} },
  }
}
