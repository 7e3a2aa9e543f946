import { networkOf, type Limit } from '#framework/limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Finding {
  readonly order: string
  /** E.164. */
  readonly phone: string
  readonly address: string | null
}

/**
 * How often an order may be looked for. What one network asks for a number or an order is less than what may be asked for it
 * in all: whoever asks for a stranger's order leaves its buyer a way in. A carrier shares an address among many people.
 */
export function findOrderLimits({ order, phone, address }: Finding): readonly Limit[] {
  const network = networkOf(address)
  const fromHere =
    network === null
      ? []
      : [
          { key: `find order ${phone} from ${network} hour`, most: 3, seconds: HOUR },
          { key: `find order ${phone} from ${network} day`, most: 6, seconds: DAY },
          { key: `find order ${order} from ${network}`, most: 5, seconds: HOUR },
          { key: `find order from ${network}`, most: 100, seconds: 10 * MINUTE },
        ]
  return [
    ...fromHere,
    { key: `find order ${phone} hour`, most: 8, seconds: HOUR },
    { key: `find order ${phone} day`, most: 20, seconds: DAY },
    { key: `find order ${order}`, most: 20, seconds: HOUR },
  ]
}

/** How often the code of one search may be tried. Only who holds the search can try it, so nobody uses up another's tries. */
export function openFoundLimits(search: string): readonly Limit[] {
  return [{ key: `find order code ${search}`, most: 8, seconds: 10 * MINUTE }]
}
