import { hooks } from '#framework/documents'
import { Stock } from './stock.doctype.ts'

/** Of stock people only say when it is low: what they send of the rest stays as it was. */
export const stockHooks = hooks(Stock, {
  beforeSave({ previous, document }) {
    const { low_at } = document
    const stored = previous ?? document
    const is_low: 0 | 1 = stored.available <= low_at ? 1 : 0
    return { ...stored, low_at, is_low }
  },
})
