import { hooks } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { isPostalCode, stateCodeOf, stateNamed, stateNames } from '#site/places'
import { businessErrors, officeDecides } from '../errors.ts'
import { isGstin } from '../business/is-gstin.rules.ts'
import { changedOfficeField } from '../business/office-fields.ts'
import { BusinessBranch } from './business-branch.doctype.ts'

interface BranchTax {
  readonly gstin: string | null
  readonly state: string | null
}

/** The state that a GSTIN was given in: its first two digits are the state's code. */
const stateOfGstin = (gstin: string): string | null =>
  stateNames.find((name) => stateCodeOf(name) === gstin.slice(0, 2)) ?? null

function requireOfState(gstin: string, state: string | null): void {
  if (!isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
  if (state !== null && stateCodeOf(state) !== gstin.slice(0, 2))
    throw businessErrors.gstin_of_another_state(gstin, state)
}

/**
 * GSTIN and state of a branch as they are kept. A GSTIN belongs to one state: it is refused in another one, and it fills
 * in a state that nobody entered. Section 25(1) of the CGST Act.
 */
function branchTax(entered: BranchTax): BranchTax {
  const gstin = entered.gstin?.trim().toUpperCase() || null
  const state = entered.state === null ? null : stateNamed(entered.state)
  if (entered.state !== null && state === null) throw businessErrors.no_state()
  if (gstin === null) return { gstin, state }
  requireOfState(gstin, state)
  return { gstin, state: state ?? stateOfGstin(gstin) }
}

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
