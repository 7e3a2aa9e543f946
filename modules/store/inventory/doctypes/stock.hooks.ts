import { hooks } from '#framework/documents'
import { Stock } from './stock.doctype.ts'

/** Of stock people only say when it is low: what they send of the rest stays as it was. */
export const stockHooks = hooks(Stock, {
  beforeSave({ previous, document }) {
    const { low_at } = document
    const stands = previous ?? document
    const is_low: 0 | 1 = stands.available <= low_at ? 1 : 0
    return { ...stands, low_at, is_low }
  },
})
