import { leftOf, type GoingPieces, type SoldLine } from './going-lines.ts'
import { thingName, type NamedThing } from './thing-name.ts'

/** As much as a parcel says of what it holds. */
const LONGEST_CONTENTS = 5000

/** So many pieces of each thing, one below the other. */
export function contentsOf(lines: readonly (NamedThing & { readonly quantity: number })[]): string {
  return lines
    .map((line) => `${line.quantity} × ${thingName(line)}`)
    .join('\n')
    .slice(0, LONGEST_CONTENTS)
}

/** What these lines hold still once these pieces are gone. */
export function contentsLeft(
  lines: readonly (NamedThing & SoldLine)[],
  going: readonly GoingPieces[],
): string {
  const gone = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  const left = lines.map((line) => ({ ...line, quantity: leftOf(line) - (gone.get(line.name) ?? 0) }))
  return contentsOf(left.filter(({ quantity }) => quantity > 0))
}
