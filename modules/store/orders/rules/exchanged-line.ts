import type { SaleItem } from '#store/catalog'
import { taxOf, type ClassRate } from '#store/taxes'

interface SoldBefore {
  readonly business: string
  readonly branch: string | null
}

interface Exchanged {
  readonly item: SaleItem
  readonly before: SoldBefore
  readonly quantity: number
  readonly rate: ClassRate
  readonly isTaxed: boolean
  readonly isIntraState: boolean
}

/** A line of the order that goes in the place of what came back: at today's price and rate. */
export function exchangedLine({ item, before, quantity, rate, isTaxed, isIntraState }: Exchanged) {
  const { title, variant_label, sku, price, product, variant, business, image, route, weight_grams } = item
  const { returnable, return_days, is_digital, tracks_stock, tax_class, hsn } = item
  const amount = price * quantity
  const terms = isTaxed ? rate : { rate: 0, cess: 0 }
  const { taxable, cgst, sgst, igst, cess } = taxOf(amount, { ...terms, isInclusive: true, isIntraState })
  return {
    ...{ title, variant_label, sku, quantity, price, amount, discount: 0, total: amount },
    ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, allowed_amount: 0 },
    ...{ product, variant, business, branch: before.branch, image, route, weight_grams },
    ...{ returnable, return_days, is_digital, tracks_stock, tax_class, hsn },
    ...{ tax_rate: terms.rate, cess_rate: terms.cess, taxable, cgst, sgst, igst, cess },
  }
}
