import { inOrder, leftOf, type Instalment } from './instalment.ts'

interface Poured {
  readonly left: number
  readonly instalments: readonly Instalment[]
}

type Take = (
  instalment: Instalment,
  most: number,
) => { readonly taken: number; readonly instalment: Instalment }

/** Gives an amount to one part after the other, each as much as it takes. */
function pour(instalments: readonly Instalment[], amount: number, take: Take): Poured {
  return instalments.reduce<Poured>(
    ({ left, instalments: done }, next) => {
      const { taken, instalment } = take(next, left)
      return { left: left - taken, instalments: [...done, instalment] }
    },
    { left: amount, instalments: [] },
  )
}

function requireAll({ left, instalments }: Poured): readonly Instalment[] {
  if (left !== 0) throw new RangeError(`${left} minor units more than there is room for`)
  return instalments
}

/** Pays an amount in, the oldest part first. The amount is not more than what is left of all. */
export function payIn(instalments: readonly Instalment[], amount: number): readonly Instalment[] {
  const poured = pour(inOrder(instalments), amount, (instalment, most) => {
    const taken = Math.min(most, leftOf(instalment))
    return { taken, instalment: { ...instalment, paid: instalment.paid + taken } }
  })
  return requireAll(poured)
}

/** Money that goes back leaves the youngest part first. The amount is not more than what was paid. */
export function payBack(instalments: readonly Instalment[], amount: number): readonly Instalment[] {
  const poured = pour(inOrder(instalments).toReversed(), amount, (instalment, most) => {
    const taken = Math.min(most, instalment.paid)
    return { taken, instalment: { ...instalment, paid: instalment.paid - taken } }
  })
  return requireAll(poured).toReversed()
}

function waiveUpTo(most: (instalment: Instalment) => number): Take {
  return (instalment, left) => {
    const taken = Math.min(left, leftOf(instalment), most(instalment))
    return { taken, instalment: { ...instalment, waived: instalment.waived + taken } }
  }
}

/** The office asks for less: late fees go first, then the youngest part. The amount is not more than what is left of all. */
export function waive(instalments: readonly Instalment[], amount: number): readonly Instalment[] {
  const oldestFirst = inOrder(instalments)
  const late = pour(
    oldestFirst,
    amount,
    waiveUpTo(({ late_fee, waived }) => Math.max(0, late_fee - waived)),
  )
  return requireAll(pour(late.instalments.toReversed(), late.left, waiveUpTo(leftOf))).toReversed()
}
