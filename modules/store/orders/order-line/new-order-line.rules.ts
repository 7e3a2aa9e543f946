import type { SaleItem } from '#store/catalog'
import { calculateTax, type ClassRate } from '#store/taxes'

interface SoldItem {
  readonly item: SaleItem
  readonly branch: string | null
  readonly quantity: number
  readonly rate: ClassRate
  readonly isTaxed: boolean
  readonly isIntraState: boolean
}

export type NewOrderLine = ReturnType<typeof newOrderLine>

/** Returns the order line of an item at its present price, without a discount. */
export function newOrderLine({ item, branch, quantity, rate, isTaxed, isIntraState }: SoldItem) {
  const { title, variant_label, sku, price, product, variant, business, image, route, weight_grams } = item
  const { returnable, return_days, is_digital, tracks_stock, tax_class, hsn } = item
  const amount = price * quantity
  const terms = isTaxed ? rate : { rate: 0, cess: 0 }
  const { taxable, cgst, sgst, igst, cess } = calculateTax(amount, {
    ...terms,
    isInclusive: true,
    isIntraState,
  })
  return {
    ...{ title, variant_label, sku, quantity, price, amount, discount: 0, total: amount },
    ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, allowed_amount: 0 },
    ...{ product, variant, business, branch, image, route, weight_grams },
    ...{ returnable, return_days, is_digital, tracks_stock, tax_class, hsn },
    ...{ tax_rate: terms.rate, cess_rate: terms.cess, taxable, cgst, sgst, igst, cess },
  }
}
