import {
  chargedAmount,
  sortByDueDate,
  unpaidAmount,
  sumOf,
  type Instalment,
} from '../instalment/instalment-arithmetic.ts'

export const feeStates = ['due', 'part paid', 'paid', 'waived'] as const

export type FeeState = (typeof feeStates)[number]

export interface FeeTotals {
  readonly full_amount: number
  readonly discount: number
  readonly late_fees: number
  readonly waived: number
  readonly amount: number
  readonly paid: number
  readonly outstanding: number
  /** Due date of the oldest unpaid instalment; null when settled. */
  readonly next_due_on: string | null
  readonly state: FeeState
}

function stateOf({
  paid,
  outstanding,
  waived,
}: Pick<FeeTotals, 'paid' | 'outstanding' | 'waived'>): FeeState {
  if (outstanding > 0) return paid > 0 ? 'part paid' : 'due'
  return paid === 0 && waived > 0 ? 'waived' : 'paid'
}

export function feeTotals(instalments: readonly Instalment[]): FeeTotals {
  const sumUp = (amount: (instalment: Instalment) => number) => sumOf(instalments.map(amount))
  const paid = sumUp((one) => one.paid)
  const waived = sumUp((one) => one.waived)
  const outstanding = sumUp(unpaidAmount)
  return {
    full_amount: sumUp((one) => one.full_amount),
    discount: sumUp((one) => one.discount),
    late_fees: sumUp((one) => one.late_fee),
    amount: sumUp(chargedAmount),
    next_due_on: sortByDueDate(instalments).find((one) => unpaidAmount(one) > 0)?.due_on ?? null,
    state: stateOf({ paid, outstanding, waived }),
    ...{ waived, paid, outstanding },
  }
}

export const payParts = ['what is due', 'everything'] as const

export type PayPart = (typeof payParts)[number]

/**
 * Returns the amount due: all due instalments, or the next one, so that early payment is possible. Zero when settled.
 */
export function dueNow(instalments: readonly Instalment[], today: string): number {
  const open = sortByDueDate(instalments).filter((one) => unpaidAmount(one) > 0)
  const due = open.filter(({ due_on }) => due_on <= today)
  return sumOf((due.length > 0 ? due : open.slice(0, 1)).map(unpaidAmount))
}

export function amountToPay(instalments: readonly Instalment[], part: PayPart, today: string): number {
  return part === 'everything' ? sumOf(instalments.map(unpaidAmount)) : dueNow(instalments, today)
}
