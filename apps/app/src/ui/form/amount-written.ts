import { toDecimal, toMinorUnits } from '#meta'

const digits = /^\d+(\.\d{1,2})?$/

/** Returns a written amount as a decimal, '₹ 1,250.50' as 1250.5; null for none. */
export function amountWritten(text: string): number | null {
  const bare = text.replace(/[₹,\s]/g, '')
  const minor = digits.test(bare) ? toMinorUnits(Number(bare)) : null
  return minor === null ? null : toDecimal(minor)
}
