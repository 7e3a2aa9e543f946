import { hooks } from '#framework/documents'
import { businessErrors } from '../errors.ts'
import { domainOf } from '../rules/domain-of.ts'
import { isGstin } from '../rules/is-gstin.ts'
import { isArea } from '../rules/is-served.ts'
import { Business } from './business.doctype.ts'

export const businessHooks = hooks(Business, {
  beforeSave({ document }) {
    const gstin = document.gstin?.trim().toUpperCase() || null
    if (gstin !== null && !isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
    for (const { from_postal_code: from, to_postal_code: to } of document.service_areas)
      if (!isArea(from, to)) throw businessErrors.not_an_area(from, to)
    // What is missing is told after us.
    const domains = document.domains.map((row) => ({ ...row, domain: domainOf(row.domain ?? '') }))
    return { gstin, domains }
  },
})
