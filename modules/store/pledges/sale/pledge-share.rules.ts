import { commissionOf, type SoldShare } from '#store/orders'

interface PledgedItem {
  readonly key: string
  readonly product: string | null
  /** Price without tax, minor units. */
  readonly amount: number
}

interface PledgeTerms {
  readonly percent: number
  readonly product: string | null
  readonly category: string | null
}

/** True when a pledge covers a product; `categories` begins with its own and ends with the topmost. */
export function isPledged(
  { product, category }: PledgeTerms,
  item: Pick<PledgedItem, 'product'>,
  categories: readonly string[],
): boolean {
  if (product !== null) return item.product === product
  return category === null || categories.includes(category)
}

/** Returns the shares of a package's items, cut to what the cap leaves; `left` is null without a cap. */
export function pledgedShares(
  terms: PledgeTerms,
  items: readonly PledgedItem[],
  {
    categoriesOf,
    left,
  }: { readonly categoriesOf: (product: string) => readonly string[]; readonly left: number | null },
): readonly SoldShare[] {
  let rest = left ?? Number.MAX_SAFE_INTEGER
  return items.flatMap((item) => {
    if (!isPledged(terms, item, categoriesOf(item.product ?? ''))) return []
    const commission = Math.min(rest, commissionOf(item.amount, terms.percent))
    rest -= commission
    return commission > 0 ? [{ key: item.key, amount: item.amount, commission }] : []
  })
}
