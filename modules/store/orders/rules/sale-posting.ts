import type { AccountWanted, PostingLine } from '#money/ledger'

/** Taxes of one thing; minor units. */
interface Taxes {
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
}

/** What one thing brings its seller: what is left of its price without the taxes, and these. */
export interface Sold extends Taxes {
  readonly business: string
  readonly what: 'Goods' | 'Delivery'
  readonly taxable: number
}

/** What is owed for one order stands in an account of its own. */
export function receivableOf(order: string): AccountWanted {
  return { purpose: 'receivable', party: { type: 'Order', name: order } }
}

/** What orders bring the organisation itself: the fee for paying on delivery. */
const ownIncome: AccountWanted = { purpose: 'income', party: { type: 'Order', name: 'fees' } }

const partyOf = (business: string) => ({ type: 'Business', name: business })

const sum = (sold: readonly Sold[], amountOf: (one: Sold) => number) =>
  sold.reduce((total, one) => total + amountOf(one), 0)

function credit(account: AccountWanted, amount: number, memo: string): readonly PostingLine[] {
  return amount === 0 ? [] : [{ account, amount: -amount, memo }]
}

function creditsOfSeller(business: string, sold: readonly Sold[]): readonly PostingLine[] {
  const own: AccountWanted = { purpose: 'business', party: partyOf(business) }
  const tax: AccountWanted = { purpose: 'tax', party: partyOf(business) }
  const net = (what: Sold['what']) =>
    sum(
      sold.filter((one) => one.what === what),
      ({ taxable }) => taxable,
    )
  return [
    ...credit(own, net('Goods'), 'Goods'),
    ...credit(own, net('Delivery'), 'Delivery'),
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

/** What is posted when an order is placed: its buyer owes the total, its sellers have their share and its taxes. */
export function salePosting(
  order: string,
  { total, fee, sold }: { readonly total: number; readonly fee: number; readonly sold: readonly Sold[] },
): readonly PostingLine[] {
  const bySeller = [...Map.groupBy(sold, ({ business }) => business)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return [
    { account: { ...receivableOf(order), isNew: true }, amount: total, memo: order },
    ...bySeller.flatMap(([business, its]) => creditsOfSeller(business, its)),
    ...credit(ownIncome, fee, 'Fee for paying on delivery'),
  ]
}
