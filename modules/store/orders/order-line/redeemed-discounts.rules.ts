/** Minor units, by the key of a line or a parcel in the cart that was ordered. */
type Shares = Readonly<Record<string, number>>

/** What an order was made cheaper with, as it was redeemed; minor units. */
export interface RedeemedDiscount {
  readonly source: string
  readonly code: string
  readonly reference: string | null
  readonly amount: number
  readonly lines: Shares
  readonly parcels: Shares
}

type Values = Readonly<Record<string, unknown>>

const textOf = (values: Values, field: string): string | null => {
  const value = values[field]
  return typeof value === 'string' ? value : null
}

function sharesIn(value: unknown): Shares {
  const entries: readonly (readonly [string, unknown])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([key, amount]) =>
      typeof amount === 'number' && Number.isSafeInteger(amount) ? [[key, amount]] : [],
    ),
  )
}

/** As an order keeps it; what has another shape is left out. */
export function parseDiscounts(stored: string | null): readonly RedeemedDiscount[] {
  const rows: unknown = stored === null ? [] : JSON.parse(stored)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const values: Values = typeof row === 'object' && row !== null ? { ...row } : {}
    const [source, code] = [textOf(values, 'source'), textOf(values, 'code')]
    const amount = Number(values['amount'])
    if (source === null || code === null || !Number.isSafeInteger(amount)) return []
    const shares = { lines: sharesIn(values['lines']), parcels: sharesIn(values['parcels']) }
    return [{ source, code, reference: textOf(values, 'reference'), amount, ...shares }]
  })
}
