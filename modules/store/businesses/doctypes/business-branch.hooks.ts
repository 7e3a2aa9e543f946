import { hooks } from '#framework/documents'
import { isPostalCode } from '#site/places'
import { businessErrors } from '../errors.ts'
import { branchTax } from '../rules/branch-tax.ts'
import { BusinessBranch } from './business-branch.doctype.ts'

export const branchHooks = hooks(BusinessBranch, {
  beforeSave({ previous, document }) {
    const { zipcode, gstin, state } = document
    if (previous?.zipcode !== zipcode && !isPostalCode(zipcode)) throw businessErrors.no_postal_code()
    const isSame = previous !== null && previous.gstin === gstin && previous.state === state
    return isSame ? {} : branchTax({ gstin, state })
  },
})
