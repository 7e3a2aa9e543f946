import type { BusinessShares } from '#money/payments'

/** Fields of a credit that decide when it is spent; amounts in minor units. */
export interface SpendableCredit {
  readonly name: string
  readonly amount: number
  readonly used_amount: number
  readonly expired_amount: number
  /** 'YYYY-MM-DD', the last day; null: does not expire. */
  readonly expires_on: string | null
  readonly business: string | null
}

export interface CreditUse {
  readonly credit: string
  readonly amount: number
}

const LAST_DAY = '9999-12-31'

export const remainingCredit = ({ amount, used_amount, expired_amount }: SpendableCredit): number =>
  amount - used_amount - expired_amount

export const isCreditExpired = (
  { expires_on }: Pick<SpendableCredit, 'expires_on'>,
  today: string,
): boolean => expires_on !== null && expires_on < today

/** Sorts credits by their last day; of one day, those of a business come first, because they buy less elsewhere. */
function inOrder<Credit extends SpendableCredit>(credits: readonly Credit[]): readonly Credit[] {
  return credits.toSorted((one, other) => {
    const [first, second] = [one.expires_on ?? LAST_DAY, other.expires_on ?? LAST_DAY]
    if (first !== second) return first < second ? -1 : 1
    return Number(one.business === null) - Number(other.business === null)
  })
}

interface Spending {
  /** Minor units. */
  readonly amount: number
  /** Amounts that each business sells in the document; its own credit pays no more than that. */
  readonly shares: BusinessShares
  readonly today: string
}

/** Chooses credits for an amount, the first to expire first. They may add up to less than the amount. */
export function chooseCredits(
  credits: readonly SpendableCredit[],
  { amount, shares, today }: Spending,
): readonly CreditUse[] {
  const left = new Map(shares)
  let rest = amount
  return inOrder(credits.filter((credit) => !isCreditExpired(credit, today))).flatMap((credit) => {
    const { name, business } = credit
    const most = business === null ? rest : Math.min(rest, left.get(business) ?? 0)
    const used = Math.min(most, remainingCredit(credit))
    if (used <= 0) return []
    rest -= used
    if (business !== null) left.set(business, (left.get(business) ?? 0) - used)
    return [{ credit: name, amount: used }]
  })
}

export const sumUses = (uses: readonly CreditUse[]): number =>
  uses.reduce((sum, { amount }) => sum + amount, 0)
