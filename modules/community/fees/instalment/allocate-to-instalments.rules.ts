import { sortByDueDate, unpaidAmount, type Instalment } from './instalment-arithmetic.ts'

interface Distribution {
  readonly left: number
  readonly instalments: readonly Instalment[]
}

type DistributionStep = (
  instalment: Instalment,
  limit: number,
) => { readonly amountUsed: number; readonly instalment: Instalment }

function distribute(
  instalments: readonly Instalment[],
  amount: number,
  applyStep: DistributionStep,
): Distribution {
  return instalments.reduce<Distribution>(
    ({ left, instalments: done }, next) => {
      const { amountUsed, instalment } = applyStep(next, left)
      return { left: left - amountUsed, instalments: [...done, instalment] }
    },
    { left: amount, instalments: [] },
  )
}

function requireFullyDistributed({ left, instalments }: Distribution): readonly Instalment[] {
  if (left !== 0) throw new RangeError(`${left} minor units more than there is room for`)
  return instalments
}

/** Allocates a payment to the oldest instalments first. The amount must not exceed the unpaid total. */
export function allocateToInstalments(
  instalments: readonly Instalment[],
  amount: number,
): readonly Instalment[] {
  const distribution = distribute(sortByDueDate(instalments), amount, (instalment, limit) => {
    const amountUsed = Math.min(limit, unpaidAmount(instalment))
    return { amountUsed, instalment: { ...instalment, paid: instalment.paid + amountUsed } }
  })
  return requireFullyDistributed(distribution)
}

/** Takes a refund from the youngest instalments first. The amount must not exceed the paid total. */
export function refundFromInstalments(
  instalments: readonly Instalment[],
  amount: number,
): readonly Instalment[] {
  const distribution = distribute(sortByDueDate(instalments).toReversed(), amount, (instalment, limit) => {
    const amountUsed = Math.min(limit, instalment.paid)
    return { amountUsed, instalment: { ...instalment, paid: instalment.paid - amountUsed } }
  })
  return requireFullyDistributed(distribution).toReversed()
}

function waiveUpTo(limit: (instalment: Instalment) => number): DistributionStep {
  return (instalment, left) => {
    const amountUsed = Math.min(left, unpaidAmount(instalment), limit(instalment))
    return { amountUsed, instalment: { ...instalment, waived: instalment.waived + amountUsed } }
  }
}

/** Waives late fees first, then the youngest instalments. The amount must not exceed the unpaid total. */
export function waiveInstalments(instalments: readonly Instalment[], amount: number): readonly Instalment[] {
  const oldestFirst = sortByDueDate(instalments)
  const late = distribute(
    oldestFirst,
    amount,
    waiveUpTo(({ late_fee, waived }) => Math.max(0, late_fee - waived)),
  )
  return requireFullyDistributed(
    distribute(late.instalments.toReversed(), late.left, waiveUpTo(unpaidAmount)),
  ).toReversed()
}
