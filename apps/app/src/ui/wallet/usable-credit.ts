interface Credit {
  /** Credit that every business accepts. */
  readonly anywhere: number
  readonly businesses: readonly { readonly business: string; readonly amount: number }[]
}

interface Package {
  readonly business: string
  readonly goods: number
  readonly delivery: number
  readonly delivery_discount: number
}

const inPaise = (amount: number): number => Math.round(amount * 100)

/** Sums what each business sells, in paise. */
function sharesOf(packages: readonly Package[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { business, goods, delivery, delivery_discount } of packages)
    shares.set(business, (shares.get(business) ?? 0) + inPaise(goods + delivery - delivery_discount))
  return shares
}

/**
 * Returns how much of a total a wallet pays, as a decimal: credit of one business counts up to what that business
 * sells. The server decides when the order is placed.
 */
export function usableCredit({ anywhere, businesses }: Credit, total: number, packages: readonly Package[]) {
  const shares = sharesOf(packages)
  const scoped = businesses.reduce(
    (sum, { business, amount }) => sum + Math.min(inPaise(amount), shares.get(business) ?? 0),
    0,
  )
  return Math.min(inPaise(total), inPaise(anywhere) + scoped) / 100
}

/** Returns what is left of a total after a part of it, as a decimal. */
export const restOf = (total: number, part: number): number => (inPaise(total) - inPaise(part)) / 100
