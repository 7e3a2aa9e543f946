/** One part of a fee. All amounts are minor units. */
export interface Instalment {
  readonly label: string
  /** 'YYYY-MM-DD'. */
  readonly due_on: string
  /** As the schedule has it. */
  readonly full_amount: number
  readonly discount: number
  readonly late_fee: number
  readonly waived: number
  readonly paid: number
}

/** What is asked for it in all, paid or not. */
export function chargedAmount({ full_amount, discount, late_fee, waived }: Instalment): number {
  return full_amount - discount + late_fee - waived
}

/** What of it is still to be paid. */
export function unpaidAmount(instalment: Instalment): number {
  return chargedAmount(instalment) - instalment.paid
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The oldest first; of one day, in the order of the schedule. */
export function sortByDueDate<I extends Pick<Instalment, 'due_on'>>(instalments: readonly I[]): readonly I[] {
  return instalments.toSorted((one, other) =>
    one.due_on === other.due_on ? 0 : one.due_on < other.due_on ? -1 : 1,
  )
}
