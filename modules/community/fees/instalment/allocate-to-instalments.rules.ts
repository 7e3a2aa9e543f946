import { sortByDueDate, unpaidAmount, type Instalment } from './instalment-arithmetic.ts'

interface Distribution {
  readonly left: number
  readonly instalments: readonly Instalment[]
}

type DistributionStep = (
  instalment: Instalment,
  limit: number,
) => { readonly amountUsed: number; readonly instalment: Instalment }

/** Gives an amount to one part after the other, each as much as it takes. */
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

/** Pays an amount in, the oldest part first. The amount is not more than what is left of all. */
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

/** Money that goes back leaves the youngest part first. The amount is not more than what was paid. */
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

/** The office asks for less: late fees go first, then the youngest part. The amount is not more than what is left of all. */
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
