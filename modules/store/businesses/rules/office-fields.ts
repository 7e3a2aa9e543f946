import type { Doc } from '#framework/doctypes'
import type { Business } from '../doctypes/business.doctype.ts'
import type { BusinessBranch } from '../doctypes/business-branch.doctype.ts'

type BusinessDocument = Doc<typeof Business>
type BranchDocument = Doc<typeof BusinessBranch>

/** What stands on invoices, says who sells, or leads people here by its name: sellers read it, and the office changes it. */
const ofBusiness = [
  'business_name',
  'run_by',
  'address_line1',
  'address_line2',
  'city',
  'address_state',
  'zipcode',
  'country',
  'currency',
  'gstin',
] as const satisfies readonly (keyof BusinessDocument)[]

/** Where a branch is: its place decides taxes and promises of delivery. */
const ofBranch = [
  'branch_name',
  'is_active',
  'is_default',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zipcode',
  'latitude',
  'longitude',
  'gstin',
] as const satisfies readonly (keyof BranchDocument)[]

function changed<Document, Field extends keyof Document>(
  fields: readonly Field[],
  previous: Document,
  document: Document,
): Field | undefined {
  return fields.find((field) => (previous[field] ?? '') !== (document[field] ?? ''))
}

const domainsOf = ({ domains }: BusinessDocument): string => domains.map(({ domain }) => domain).join()

/** The first field of a business that its seller would change and only the office may. */
export function officeFieldOfBusiness(
  previous: BusinessDocument,
  document: BusinessDocument,
): string | undefined {
  const field = changed(ofBusiness, previous, document)
  return field ?? (domainsOf(previous) === domainsOf(document) ? undefined : 'domains')
}

export const officeFieldOfBranch = (previous: BranchDocument, document: BranchDocument): string | undefined =>
  changed(ofBranch, previous, document)
