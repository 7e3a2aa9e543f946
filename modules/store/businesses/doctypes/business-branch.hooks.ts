import { hooks } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { isPostalCode } from '#site/places'
import { businessErrors, officeDecides } from '../errors.ts'
import { branchTax } from '../rules/branch-tax.ts'
import { changedOfficeField } from '../rules/office-fields.ts'
import { BusinessBranch } from './business-branch.doctype.ts'

export const branchHooks = hooks(BusinessBranch, {
  beforeSave({ previous, document, documents }) {
    const isOwn = previous === null || writesEvery(BusinessBranch, documents.caller)
    const office = isOwn ? undefined : changedOfficeField(BusinessBranch, previous, document)
    if (office !== undefined) throw officeDecides(office)
    const { zipcode, gstin, state } = document
    if (previous?.zipcode !== zipcode && !isPostalCode(zipcode)) throw businessErrors.no_postal_code()
    const isSame = previous !== null && previous.gstin === gstin && previous.state === state
    return isSame ? {} : branchTax({ gstin, state })
  },
})
