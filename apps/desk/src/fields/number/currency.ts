import type { DeskField } from '../../data/document/type-meta.ts'

const rupees = 'INR'

/** The currency of an amount: the field says it as its option, else it is the house's own. */
export function currencyOf({ options }: { options?: DeskField['options'] }): string {
  const [code = ''] = options ?? []
  return /^[A-Z]{3}$/.test(code) ? code : rupees
}

/** '₹' of 'INR', '$' of 'USD'. */
export function currencySymbol(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(`${language}-IN`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
