import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { nameSeller, personCalled } from '../actions/name-seller.ts'
import { businessErrors, officeDecides } from '../errors.ts'
import { domainOf } from '../rules/domain-of.ts'
import { isGstin } from '../rules/is-gstin.ts'
import { isArea } from '../rules/is-served.ts'
import { changedOfficeField } from '../rules/office-fields.ts'
import { Business } from './business.doctype.ts'

type Fields = Doc<typeof Business>

/** Who runs it, by name: looked for when somebody else is said, and kept as it was else. */
async function runBy(documents: Documents, document: Fields, previous: Fields | null) {
  if (!document.run_by) return { run_by: null, run_by_name: null }
  if (previous?.run_by === document.run_by) return { run_by_name: previous.run_by_name }
  const { name, full_name } = await personCalled(documents, document.run_by)
  return { run_by: name, run_by_name: full_name }
}

/** A seller keeps what shoppers read of his shop; what the office decides is refused at its field. */
function requireOwnFields(previous: Fields, document: Fields): void {
  const field = changedOfficeField(Business, previous, document)
  if (field !== undefined) throw officeDecides(field)
}

export const businessHooks = hooks(Business, {
  async beforeSave({ document, previous, documents }) {
    if (previous && !writesEvery(Business, documents.caller)) requireOwnFields(previous, document)
    const gstin = document.gstin?.trim().toUpperCase() || null
    if (gstin !== null && !isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
    for (const { from_postal_code: from, to_postal_code: to } of document.service_areas)
      if (!isArea(from, to)) throw businessErrors.not_an_area(from, to)
    // What is missing is told after us.
    const domains = document.domains.map((row) => ({ ...row, domain: domainOf(row.domain ?? '') }))
    return { gstin, domains, ...(await runBy(documents, document, previous)) }
  },
  async afterSave({ document, previous, documents }) {
    const { run_by } = document
    if (run_by && run_by !== previous?.run_by) await nameSeller(documents, { ...document, run_by })
  },
})
