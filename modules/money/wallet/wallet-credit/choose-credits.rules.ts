import type { BusinessShares } from '#money/payments'

/** Fields of a credit that decide when it is spent; amounts in minor units. */
export interface SpendableCredit {
  readonly name: string
  readonly amount: number
  readonly used_amount: number
  readonly expired_amount: number
  readonly withdrawn_amount: number
  /** 'YYYY-MM-DD', the last day; null: does not expire. */
  readonly expires_on: string | null
  readonly business: string | null
  /** Type of the documents that it pays; null: all. */
  readonly only_for: string | null
}

export interface CreditUse {
  readonly credit: string
  readonly amount: number
}

const LAST_DAY = '9999-12-31'

export const remainingCredit = ({
  amount,
  used_amount,
  expired_amount,
  withdrawn_amount,
}: Pick<SpendableCredit, 'amount' | 'used_amount' | 'expired_amount' | 'withdrawn_amount'>): number =>
  amount - used_amount - expired_amount - withdrawn_amount

export const isCreditExpired = (
  { expires_on }: Pick<SpendableCredit, 'expires_on'>,
  today: string,
): boolean => expires_on !== null && expires_on < today

const isLimited = ({ business, only_for }: SpendableCredit): boolean => business !== null || only_for !== null

/** Sorts credits by their last day; of one day, those that buy less elsewhere come first. */
function inOrder<Credit extends SpendableCredit>(credits: readonly Credit[]): readonly Credit[] {
  return credits.toSorted((one, other) => {
    const [first, second] = [one.expires_on ?? LAST_DAY, other.expires_on ?? LAST_DAY]
    if (first !== second) return first < second ? -1 : 1
    return Number(isLimited(other)) - Number(isLimited(one))
  })
}

interface Spending {
  /** Type of the paid document. */
  readonly type: string
  /** Minor units. */
  readonly amount: number
  /** Amounts that each business sells in the document; its own credit pays no more than that. */
  readonly shares: BusinessShares
  readonly today: string
}

/** Chooses credits for an amount, the first to expire first. They may add up to less than the amount. */
export function chooseCredits(
  credits: readonly SpendableCredit[],
  { type, amount, shares, today }: Spending,
): readonly CreditUse[] {
  const usable = credits.filter(
    (credit) => !isCreditExpired(credit, today) && (credit.only_for === null || credit.only_for === type),
  )
  const left = new Map(shares)
  let rest = amount
  return inOrder(usable).flatMap((credit) => {
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
