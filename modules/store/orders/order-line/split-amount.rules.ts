/** A line's money as it was sold; minor units. `taxable` and the taxes add up to `total`. */
export interface LineAmounts {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

export const zeroAmounts: LineAmounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

/** What the first `count` of all pieces are worth: rounded down, so that the last one takes what is left. */
function upTo(amount: number, count: number, all: number): number {
  return Number((BigInt(amount) * BigInt(count)) / BigInt(all))
}

interface QuantityRange {
  /** How many there were. */
  readonly all: number
  /** How many went before: cancelled or returned. */
  readonly before: number
  /** How many go now. */
  readonly count: number
}

/** What falls on some pieces of an amount that was for all of them: parts add up to it, the last takes what is left. */
export const splitAmount = (amount: number, { all, before, count }: QuantityRange): number =>
  upTo(amount, before + count, all) - upTo(amount, before, all)

/**
 * What some pieces of a line are worth, of what was paid for all of them. However a line is taken apart, its parts add up to
 * it to the paisa: nothing is paid back twice, and nothing is left over.
 */
export function splitLine(line: LineAmounts, range: QuantityRange): LineAmounts {
  const part = (amount: number) => splitAmount(amount, range)
  const total = part(line.total)
  const [cgst, sgst, igst, cess] = [part(line.cgst), part(line.sgst), part(line.igst), part(line.cess)]
  return { taxable: total - cgst - sgst - igst - cess, cgst, sgst, igst, cess, total }
}

export function sumAmounts(parts: readonly LineAmounts[]): LineAmounts {
  return parts.reduce(
    (sum, part) => ({
      taxable: sum.taxable + part.taxable,
      cgst: sum.cgst + part.cgst,
      sgst: sum.sgst + part.sgst,
      igst: sum.igst + part.igst,
      cess: sum.cess + part.cess,
      total: sum.total + part.total,
    }),
    zeroAmounts,
  )
}

/** The taxes in so much of a line, as they stand in all of it; what is left over by rounding is no tax. */
export function shareOfAmounts(line: LineAmounts, total: number): LineAmounts {
  const part = (amount: number) => (line.total === 0 ? 0 : upTo(amount, total, line.total))
  const [cgst, sgst, igst, cess] = [part(line.cgst), part(line.sgst), part(line.igst), part(line.cess)]
  return { taxable: total - cgst - sgst - igst - cess, cgst, sgst, igst, cess, total }
}

/** What is left of money when a part of it is gone. */
export function subtractAmounts(all: LineAmounts, part: LineAmounts): LineAmounts {
  return {
    taxable: all.taxable - part.taxable,
    cgst: all.cgst - part.cgst,
    sgst: all.sgst - part.sgst,
    igst: all.igst - part.igst,
    cess: all.cess - part.cess,
    total: all.total - part.total,
  }
}
