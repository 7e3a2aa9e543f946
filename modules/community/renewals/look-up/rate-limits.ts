import { networkOf, type RateLimit } from '#framework/rate-limit'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface LookUpOrigin {
  /** E.164. */
  readonly phone: string
  readonly address: string | null
}

/**
 * How often a number may be looked up, the narrow counts first. What one network asks for a number is counted by itself and
 * is less than the number's own count: whoever asks for a stranger's number leaves its owner a way in. A school or a
 * carrier shares an address: it is bounded far above what a hall full of parents does.
 */
export function lookUpLimits({ phone, address }: LookUpOrigin): readonly RateLimit[] {
  const network = networkOf(address)
  const networkLimits =
    network === null
      ? []
      : [
          { key: `renewal ${phone} from ${network} hour`, most: 3, seconds: HOUR },
          { key: `renewal ${phone} from ${network} day`, most: 6, seconds: DAY },
        ]
  return [
    ...networkLimits,
    { key: `renewal ${phone} hour`, most: 8, seconds: HOUR },
    { key: `renewal ${phone} day`, most: 20, seconds: DAY },
    ...(network === null ? [] : [{ key: `renewal from ${network}`, most: 600, seconds: 10 * MINUTE }]),
  ]
}

/**
 * How often the code of one look-up may be tried. Each look-up has a code of its own, and only who holds it can try: nobody
 * else's attempts use up these.
 */
export function confirmLimits(lookUp: string): readonly RateLimit[] {
  return [{ key: `renewal code ${lookUp}`, most: 8, seconds: 10 * MINUTE }]
}
