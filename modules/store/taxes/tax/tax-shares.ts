import { calculateTax, type Tax, type TaxTerms } from './calculate-tax.ts'

const none: Tax = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

function less(one: Tax, other: Tax): Tax {
  return {
    taxable: one.taxable - other.taxable,
    cgst: one.cgst - other.cgst,
    sgst: one.sgst - other.sgst,
    igst: one.igst - other.igst,
    cess: one.cess - other.cess,
    total: one.total - other.total,
  }
}

/**
 * The taxes of the parts of an amount that is split: by parcels, by what is returned, by pieces. However it is split, they
 * add up to the tax of the whole: each part has what the amounts up to it have more than those before it.
 */
export function taxShares(amounts: readonly number[], terms: TaxTerms): readonly Tax[] {
  let sum = 0
  let before = none
  return amounts.map((amount) => {
    sum += amount
    const upTo = calculateTax(sum, terms)
    const share = less(upTo, before)
    before = upTo
    return share
  })
}
