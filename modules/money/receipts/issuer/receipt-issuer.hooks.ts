import { hooks } from '#framework/documents'
import { issuerName } from './lock-issuer.ts'
import { receiptErrors } from '../errors.ts'
import { ReceiptIssuer } from './receipt-issuer.doctype.ts'
import { ReceiptSeries } from '../number-series/receipt-series.doctype.ts'

/** Refuses a second issuer of an organisation, and a change of the start month after a year has begun. */
export const receiptIssuerHooks = hooks(ReceiptIssuer, {
  name: ({ organisation }) => issuerName(organisation),
  async beforeSave({ previous, document, documents }) {
    if (previous === null || previous.financial_year_start === document.financial_year_start) return {}
    const issuedSeries = await documents
      .asSystem()
      .find(ReceiptSeries, { where: { issuer: document.name }, fields: ['name'], limit: 1 })
    if (issuedSeries.length > 0) throw receiptErrors.year_is_fixed()
    return {}
  },
})

export const receiptSeriesHooks = hooks(ReceiptSeries, {
  name: ({ issuer, financial_year }) => `${issuer} ${financial_year}`,
})
