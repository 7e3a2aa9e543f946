import { defineModule } from '#framework/modules'
import { taxClassHooks } from './doctypes/tax-class.hooks.ts'
import { TaxClass } from './doctypes/tax-class.doctype.ts'
import { taxRateHooks } from './doctypes/tax-rate.hooks.ts'
import { TaxRate } from './doctypes/tax-rate.doctype.ts'
import { messages } from './messages.ts'

export { TaxClass } from './doctypes/tax-class.doctype.ts'
export { TaxRate } from './doctypes/tax-rate.doctype.ts'
export { taxRatesOn } from './doctypes/tax-rate.queries.ts'
export { placeOfSupply, type PlaceOfSupply, type Supply } from './rules/place-of-supply.ts'
export { taxOf, type Tax, type TaxTerms } from './rules/tax-of.ts'
export { taxShares } from './rules/tax-shares.ts'
export type { ClassRate, TaxTable } from './rules/tax-table.ts'

export const taxes = defineModule({
  name: 'taxes',
  shelf: 'store',
  docTypes: [TaxClass, TaxRate],
  hooks: [taxClassHooks, taxRateHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
