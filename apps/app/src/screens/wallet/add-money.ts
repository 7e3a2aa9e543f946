import type { MessageId } from '#design/messages'
import { amountWritten } from '../../ui/form/amount-written.ts'
import type { Wallet } from '../../ui/wallet/wallet-calls.ts'

type Bounds = Pick<NonNullable<Wallet['top_up']>, 'minimum' | 'maximum'>

const round = [100, 200, 500, 1000, 2000, 5000, 10_000]

const mostChips = 4

/** Returns round amounts within the bounds, or the minimum when none is. */
export function suggestedAmounts({ minimum, maximum }: Bounds): readonly number[] {
  const within = round.filter((amount) => amount >= minimum && amount <= maximum)
  return within.length === 0 ? [minimum] : within.slice(0, mostChips)
}

export function amountProblem(text: string, { minimum, maximum }: Bounds): MessageId | undefined {
  if (text.trim() === '') return 'wallet.amount_missing'
  const amount = amountWritten(text)
  if (amount === null) return 'wallet.amount_wrong'
  if (amount < minimum) return 'wallet.amount_little'
  return amount > maximum ? 'wallet.amount_much' : undefined
}
