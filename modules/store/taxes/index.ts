import { defineModule } from '#framework/modules'
import { taxClassHooks, taxRateHooks } from './tax-rate/tax-rate.hooks.ts'
import { TaxClass } from './tax-rate/tax-class.doctype.ts'
import { TaxRate } from './tax-rate/tax-rate.doctype.ts'
import { messages } from './messages.ts'

export { taxRatesOn } from './tax-rate/tax-rate.queries.ts'
export {
  placeOfSupply,
  type PlaceOfSupply,
  type Supply,
  calculateTax,
  type Tax,
  taxShares,
} from './tax/calculate-tax.ts'
export type { ClassRate, TaxTable } from './tax/calculate-tax.ts'

export const taxes = defineModule({
  name: 'taxes',
  deskSection: 'store',
  docTypes: [TaxClass, TaxRate],
  hooks: [taxClassHooks, taxRateHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
