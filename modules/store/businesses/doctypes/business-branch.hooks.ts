import { hooks } from '#framework/documents'
import { isPostalCode, stateNamed } from '#site/places'
import { businessErrors } from '../errors.ts'
import { BusinessBranch } from './business-branch.doctype.ts'

export const branchHooks = hooks(BusinessBranch, {
  beforeSave({ previous, document: { zipcode, state } }) {
    if (previous?.zipcode !== zipcode && !isPostalCode(zipcode)) throw businessErrors.no_postal_code()
    if (state === null || previous?.state === state) return {}
    const named = stateNamed(state)
    if (named === null) throw businessErrors.no_state()
    return { state: named }
  },
})
