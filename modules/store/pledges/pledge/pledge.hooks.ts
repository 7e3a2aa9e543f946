import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { pledgeErrors } from '../errors.ts'
import { Pledge } from './pledge.doctype.ts'

type PledgeDoc = Doc<typeof Pledge>

const terms = [
  ...['business', 'percent', 'beneficiary_type', 'beneficiary', 'category', 'product'],
  ...['from_day', 'to_day', 'cap_amount'],
] as const satisfies readonly string[]

function refuseChangedTerms(previous: PledgeDoc | null, document: PledgeDoc): void {
  if (previous === null || previous.state === 'draft') return
  const before: Readonly<Record<string, unknown>> = previous
  const after: Readonly<Record<string, unknown>> = document
  if (terms.some((field) => before[field] !== after[field])) throw pledgeErrors.terms_fixed()
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Fields that name a beneficiary, by type; their modules may not be imported. */
const titleFields = { Class: 'class_name', 'Mela Event': 'title', 'Contribution Purpose': 'title' } as const

async function findBeneficiaryTitle(
  documents: Documents,
  { beneficiary_type, beneficiary }: PledgeDoc,
): Promise<string> {
  const type = documents.registry.find(beneficiary_type)
  const found: readonly Readonly<Record<string, unknown>>[] = type
    ? await documents.asSystem().find(type, { where: { name: beneficiary }, limit: 1 })
    : []
  if (!found[0]) throw pledgeErrors.no_beneficiary()
  return textOf(found[0][titleFields[beneficiary_type]]) || beneficiary
}

/** Refuses an approval with which one sale would be given away more than once. */
async function requireWithinPrice(documents: Documents, pledge: PledgeDoc): Promise<void> {
  const others = await documents.asSystem().find(Pledge, {
    where: { business: pledge.business, state: 'approved', name: ['!=', pledge.name] },
    fields: ['percent', 'from_day', 'to_day'],
    limit: 200,
  })
  const overlapping = others.filter(
    ({ from_day, to_day }) =>
      (to_day === null || to_day >= pledge.from_day) && (pledge.to_day === null || from_day <= pledge.to_day),
  )
  const sum = overlapping.reduce((total, { percent }) => total + (percent ?? 0), pledge.percent ?? 0)
  if (sum > 100) throw pledgeErrors.over_hundred()
}

export const pledgeHooks = hooks(Pledge, {
  async beforeSave({ previous, document, documents }) {
    refuseChangedTerms(previous, document)
    const { from_day, to_day, beneficiary, state } = document
    if (to_day !== null && from_day && to_day < from_day) throw pledgeErrors.ends_first()
    if (state === 'approved' && previous?.state !== 'approved') await requireWithinPrice(documents, document)
    // A missing beneficiary is reported with the other missing values.
    return beneficiary ? { beneficiary_title: await findBeneficiaryTitle(documents, document) } : {}
  },
})
