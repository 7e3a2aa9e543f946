import { leftOf, partOfRest, shippingOf, type SentParcel, type SoldLine } from './going-lines.ts'
import { addUp, nothingPaid, type LineMoney } from './part-of-line.ts'
import { thingName } from './thing-name.ts'

/** A row of the table on a paper. */
export interface PaperRow extends LineMoney {
  readonly description: string
  readonly hsn: string | null
  readonly quantity: number
  /** Basis points. */
  readonly rate: number
}

/** What a paper says of a line. */
interface NamedLine extends SoldLine {
  readonly title: string
  readonly variant_label: string | null
  readonly hsn: string | null
  readonly tax_rate: number
}

interface TaxedParcel extends SentParcel {
  readonly shipping_tax_rate: number
}

const MOST_LETTERS = 240

const DELIVERY = 'Delivery'
const FEE = 'Fee for cash on delivery'

/** Rows of the house: said on the paper in its reader's language. */
export const houseRows: ReadonlySet<string> = new Set([DELIVERY, FEE])

export const rowOf = (line: NamedLine, quantity: number, money: LineMoney): PaperRow => ({
  ...{ description: thingName(line).slice(0, MOST_LETTERS), hsn: line.hsn, quantity, rate: line.tax_rate },
  ...money,
})

export const deliveryRow = (parcel: TaxedParcel): PaperRow => ({
  ...{ description: DELIVERY, hsn: null, quantity: 1, rate: parcel.shipping_tax_rate },
  ...shippingOf(parcel),
})

/** What is asked once for an order that is paid when it comes: no tax is in it. */
export const feeRow = (fee: number): PaperRow => ({
  ...{ description: FEE, hsn: null, quantity: 1, rate: 0 },
  ...{ ...nothingPaid, taxable: fee, total: fee },
})

/** What a seller charges for an order: what is left of his lines, and the delivery of the parcels that go. */
export function rowsOfSeller(
  lines: readonly NamedLine[],
  parcels: readonly TaxedParcel[],
  business: string,
): readonly PaperRow[] {
  const own = lines.filter((line) => line.business === business && leftOf(line) > 0)
  const sent = parcels.filter((one) => one.business === business && one.state !== 'cancelled')
  return [
    ...own.map((line) => rowOf(line, leftOf(line), partOfRest(line))),
    ...sent.filter(({ shipping_amount }) => shipping_amount > 0).map(deliveryRow),
  ]
}

export const sumOfRows = (rows: readonly PaperRow[]): LineMoney => addUp(rows)
