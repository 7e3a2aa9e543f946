import { networkOf, type RateLimit } from '#framework/rate-limit'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Finding {
  readonly order: string
  /** E.164, or an email address in lower case. */
  readonly sentTo: string
  readonly address: string | null
}

/**
 * How often an order may be looked for. What one network asks for a contact or an order is less than what may be asked for it
 * in all: whoever asks for a stranger's order leaves its buyer a way in. A carrier shares an address among many people.
 */
export function findOrderLimits({ order, sentTo, address }: Finding): readonly RateLimit[] {
  const network = networkOf(address)
  const fromHere =
    network === null
      ? []
      : [
          { key: `find order ${sentTo} from ${network} hour`, most: 3, seconds: HOUR },
          { key: `find order ${sentTo} from ${network} day`, most: 6, seconds: DAY },
          { key: `find order ${order} from ${network}`, most: 5, seconds: HOUR },
          { key: `find order from ${network}`, most: 100, seconds: 10 * MINUTE },
        ]
  return [
    ...fromHere,
    { key: `find order ${sentTo} hour`, most: 8, seconds: HOUR },
    { key: `find order ${sentTo} day`, most: 20, seconds: DAY },
    { key: `find order ${order}`, most: 20, seconds: HOUR },
  ]
}

/** How often the code of one search may be tried. Only who holds the search can try it, so nobody uses up another's tries. */
export function openFoundLimits(search: string): readonly RateLimit[] {
  return [{ key: `find order code ${search}`, most: 8, seconds: 10 * MINUTE }]
}
