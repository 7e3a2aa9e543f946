/** A sold item with its share of the price: both without tax, in minor units. */
export interface SoldShare {
  readonly key: string
  readonly amount: number
  readonly commission: number
}

/** Returns a percentage of an amount in minor units, rounded down. Rates have at most two decimals. */
export function commissionOf(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(rate * 100))) / 10_000n)
}

export interface SoldRemainder {
  readonly key: string
  readonly remaining: number
}

/** Returns what the shares lose by cancelled, returned and refunded items, rounded in favour of who pays them. */
export function lostCommission(parts: readonly SoldShare[], remaining: readonly SoldRemainder[]): number {
  const byKey = new Map(remaining.map((part) => [part.key, part.remaining]))
  return parts.reduce((sum, { key, amount, commission }) => {
    const left = Math.min(amount, Math.max(0, byKey.get(key) ?? 0))
    const rest = amount === 0 ? 0 : Number((BigInt(commission) * BigInt(left)) / BigInt(amount))
    return sum + commission - rest
  }, 0)
}

/** Reads stored shares; anything else is skipped. */
export function soldSharesIn(stored: string): readonly SoldShare[] {
  const parsed: unknown = JSON.parse(stored)
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((part: unknown) => {
    const values: Readonly<Record<string, unknown>> =
      typeof part === 'object' && part !== null ? { ...part } : {}
    const { key, amount, commission } = values
    return typeof key === 'string' && typeof amount === 'number' && typeof commission === 'number'
      ? [{ key, amount, commission }]
      : []
  })
}

/** Share of a package that is held until nothing of it can be returned, then confirmed. */
interface HeldShare<State extends string> {
  readonly state: State
  readonly amount: number
  readonly reversed_amount: number
  readonly confirmed_on: string | null
  readonly final_on: string | null
  /** JSON of `SoldShare`s. */
  readonly parts: string
}

interface FollowedPackage {
  readonly finalOn: string | null
  readonly items: readonly SoldRemainder[]
}

interface ShareChange<State extends string> {
  /** Minor units that the share loses more than before. */
  readonly lost: number
  readonly values: {
    readonly reversed_amount: number
    readonly state: State | 'reversed'
    readonly final_on: string | null
  }
}

/** Returns how a package's deliveries, returns and refunds change its share; null when they do not. */
export function followShare<State extends string>(
  share: HeldShare<State>,
  { finalOn, items }: FollowedPackage,
): ShareChange<State> | null {
  const { state, amount, reversed_amount: before } = share
  if (before >= amount) return null
  const final_on = share.confirmed_on === null ? finalOn : share.final_on
  const reversed_amount = Math.max(before, lostCommission(soldSharesIn(share.parts), items))
  if (reversed_amount === before && final_on === share.final_on) return null
  return {
    lost: reversed_amount - before,
    values: { reversed_amount, state: reversed_amount >= amount ? 'reversed' : state, final_on },
  }
}
