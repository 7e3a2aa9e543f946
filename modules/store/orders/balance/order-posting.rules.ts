import type { AccountSelector, PostingLine } from '#money/ledger'
import {
  type CreditedLine,
  type ChargedFulfilment,
  feeCharge,
  feePostingKind,
  shippingCharge,
  deliveryCharge,
} from '../order-line/credit-line.rules.ts'

/** Taxes of an item, in minor units. */
interface Taxes {
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
}

export interface SaleAmount extends Taxes {
  readonly business: string
  /** Orders placed before sellers earned the fee post it to the organisation. */
  readonly what: 'Goods' | 'Delivery' | 'Fee' | 'Fee of the organisation'
  readonly taxable: number
}

const FEE = 'Fee for paying on delivery'

export function receivableAccount(order: string): AccountSelector {
  return { purpose: 'receivable', party: { type: 'Order', name: order } }
}

const ownIncome: AccountSelector = { purpose: 'income', party: { type: 'Order', name: 'fees' } }

const partyOf = (business: string) => ({ type: 'Business', name: business })

const sum = (sold: readonly SaleAmount[], amountOf: (one: SaleAmount) => number) =>
  sold.reduce((total, one) => total + amountOf(one), 0)

const netOf = (sold: readonly SaleAmount[], what: SaleAmount['what']) =>
  sum(
    sold.filter((one) => one.what === what),
    ({ taxable }) => taxable,
  )

function credit(account: AccountSelector, amount: number, memo: string): readonly PostingLine[] {
  return amount === 0 ? [] : [{ account, amount: -amount, memo }]
}

function creditsOfSeller(business: string, sold: readonly SaleAmount[]): readonly PostingLine[] {
  const own: AccountSelector = { purpose: 'business', party: partyOf(business) }
  const tax: AccountSelector = { purpose: 'tax', party: partyOf(business) }
  return [
    ...credit(own, netOf(sold, 'Goods'), 'Goods'),
    ...credit(own, netOf(sold, 'Delivery'), 'Delivery'),
    ...credit(own, netOf(sold, 'Fee'), FEE),
    ...credit(
      tax,
      sum(sold, ({ cgst }) => cgst),
      'CGST',
    ),
    ...credit(
      tax,
      sum(sold, ({ sgst }) => sgst),
      'SGST',
    ),
    ...credit(
      tax,
      sum(sold, ({ igst }) => igst),
      'IGST',
    ),
    ...credit(
      tax,
      sum(sold, ({ cess }) => cess),
      'Cess',
    ),
  ]
}

/** Returns the receivable; no line for a free order, because the ledger refuses zero amounts. */
function owed(order: string, total: number): readonly PostingLine[] {
  if (total === 0) return []
  return [{ account: { ...receivableAccount(order), isNew: true }, amount: total, memo: order }]
}

export function salePosting(
  order: string,
  { total, sold }: { readonly total: number; readonly sold: readonly SaleAmount[] },
): readonly PostingLine[] {
  const bySeller = [...Map.groupBy(sold, ({ business }) => business)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return [
    ...owed(order, total),
    ...bySeller.flatMap(([business, its]) => creditsOfSeller(business, its)),
    ...credit(ownIncome, netOf(sold, 'Fee of the organisation'), FEE),
  ]
}

interface CreditedPart {
  readonly order: string
  readonly creditedLines: readonly CreditedLine[]
  readonly fulfilments: readonly ChargedFulfilment[]
}

function deliverySales(fulfilments: readonly ChargedFulfilment[]): readonly SaleAmount[] {
  return fulfilments.flatMap((fulfilment) => [
    { business: fulfilment.business, what: 'Delivery' as const, ...shippingCharge(fulfilment) },
    { business: fulfilment.business, what: feePostingKind(fulfilment), ...feeCharge(fulfilment) },
  ])
}

function creditedSales({ creditedLines, fulfilments }: CreditedPart): readonly SaleAmount[] {
  return [
    ...creditedLines.map(({ line, money }) => ({
      business: line.business,
      what: 'Goods' as const,
      ...money,
    })),
    ...deliverySales(fulfilments),
  ]
}

/** Value of the credited part of an order, in minor units. */
export const creditedAmount = ({ creditedLines, fulfilments }: Omit<CreditedPart, 'order'>): number =>
  creditedLines.reduce((sum, { money }) => sum + money.total, 0) +
  fulfilments.reduce((sum, fulfilment) => sum + deliveryCharge(fulfilment), 0)

export function creditPosting(credited: CreditedPart): readonly PostingLine[] {
  const { order } = credited
  const total = creditedAmount(credited)
  if (total === 0) return []
  const [, ...credits] = salePosting(order, { total, sold: creditedSales(credited) })
  return [
    { account: receivableAccount(order), amount: -total, memo: order },
    ...credits.map(({ amount, ...line }) => ({ ...line, amount: -amount })),
  ]
}
