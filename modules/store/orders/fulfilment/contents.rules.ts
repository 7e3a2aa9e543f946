import { remainingQuantity, type CreditedLine, type SoldLine } from '../order-line/credit-line.rules.ts'
import { formatItemName, type NamedItem } from '../order-line/item-name.rules.ts'

/** As much as a parcel says of what it holds. */
const LONGEST_CONTENTS = 5000

/** So many pieces of each thing, one below the other. */
export function describeContents(lines: readonly (NamedItem & { readonly quantity: number })[]): string {
  return lines
    .map((line) => `${line.quantity} × ${formatItemName(line)}`)
    .join('\n')
    .slice(0, LONGEST_CONTENTS)
}

/** What these lines hold still once these pieces are gone. */
export function describeRemainingContents(
  lines: readonly (NamedItem & SoldLine)[],
  creditedLines: readonly CreditedLine[],
): string {
  const creditedQuantities = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  const left = lines.map((line) => ({
    ...line,
    quantity: remainingQuantity(line) - (creditedQuantities.get(line.name) ?? 0),
  }))
  return describeContents(left.filter(({ quantity }) => quantity > 0))
}
