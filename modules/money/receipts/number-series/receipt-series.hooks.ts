import { hooks } from '#framework/documents'
import { ReceiptSeries } from './receipt-series.doctype.ts'

export const receiptSeriesHooks = hooks(ReceiptSeries, {
  name: ({ issuer, financial_year }) => `${issuer} ${financial_year}`,
})
