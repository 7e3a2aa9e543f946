import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { fullName, StudentDocument, StudentRegistration } from '#community/students'
import { Family } from './family.doctype.ts'
import { type ChildCard, type ChildFacts, type ChildFees, childFacts } from '../extension-points.ts'
import { pickRights, type GuardianRights } from '../guardian/registered-guardians.rules.ts'
import { findGuardianships } from '../guardian/guardian.queries.ts'

const MAX_CHILDREN = 200

const childFields = [
  ...(['name', 'family', 'student_first_name', 'student_middle_name', 'student_last_name'] as const),
  ...(['class', 'academic_year', 'photo', 'status'] as const),
] as const

interface ChildView {
  readonly student: string
  readonly full_name: string
  readonly class: string | null
  readonly academic_year: string | null
  readonly photo: string | null
  readonly state: string
  readonly card?: ChildCard
  readonly fees?: ChildFees
}

interface FamilyView {
  readonly name: string
  readonly family_name: string
  readonly rights: GuardianRights
  readonly children: readonly ChildView[]
}

async function collectFacts(
  documents: Documents,
  facts: readonly ChildFacts[],
  { seen, payable }: { readonly seen: readonly string[]; readonly payable: readonly string[] },
) {
  const system = documents.asSystem()
  const cards = new Map<string, ChildCard>()
  const fees = new Map<string, ChildFees>()
  for (const fact of facts) {
    for (const [student, card] of (await fact.cards?.(system, seen)) ?? []) cards.set(student, card)
    for (const [student, fee] of (await fact.fees?.(system, payable)) ?? []) fees.set(student, fee)
  }
  return { cards, fees }
}

function findChildren(documents: Documents, families: readonly string[]) {
  return documents.asSystem().find(StudentRegistration, {
    where: { family: ['in', families] },
    fields: childFields,
    order_by: 'student_date_of_birth asc, name asc',
    limit: MAX_CHILDREN,
  })
}

type Child = Awaited<ReturnType<typeof findChildren>>[number]

function toChildView(child: Child): ChildView {
  const { name, academic_year, photo, status } = child
  return {
    student: name,
    full_name: fullName(child),
    class: child.class,
    academic_year,
    photo,
    state: status,
  }
}

interface ApplicationView extends ChildView {
  readonly may_open: 0 | 1
  readonly offer_ends_on: string | null
  readonly documents: readonly string[]
  readonly message: string | null
}

const applicationFields = [...childFields, 'owner', 'offer_ends_on', 'message_to_family', 'creation'] as const

async function findApplications(documents: Documents) {
  const own = { family: null, came_by: 'website' } as const
  const system = documents.asSystem()
  const queryOptions = { fields: applicationFields, order_by: 'creation desc', limit: MAX_CHILDREN } as const
  const { user } = documents.caller
  const submitted = await system.find(StudentRegistration, {
    ...queryOptions,
    where: { ...own, owner: user },
  })
  const linked = await system.find(StudentRegistration, {
    ...queryOptions,
    where: { ...own, applicant: user },
  })
  return [...submitted, ...linked].toSorted((one, other) => other.creation.localeCompare(one.creation))
}

async function findSubmittedDocuments(documents: Documents, students: readonly string[]) {
  if (students.length === 0) return []
  return documents.asSystem().list(StudentDocument, {
    fields: ['parent', 'kind'],
    filters: [
      ['parenttype', '=', StudentRegistration.name],
      ['parent', 'in', [...students]],
    ],
    limit_page_length: 1000,
  })
}

async function listOwnApplications(documents: Documents): Promise<readonly ApplicationView[]> {
  const own = await findApplications(documents)
  const submitted = await findSubmittedDocuments(
    documents,
    own.map(({ name }) => name),
  )
  return own.map((child) => {
    const mayOpen = child.owner === documents.caller.user
    return {
      ...toChildView(child),
      photo: mayOpen ? child.photo : null,
      full_name: mayOpen ? fullName(child) : child.student_first_name,
      may_open: mayOpen ? (1 as const) : (0 as const),
      offer_ends_on: child.status === 'offered' ? child.offer_ends_on : null,
      documents: submitted.filter(({ parent }) => parent === child.name).map(({ kind }) => String(kind)),
      message: child.message_to_family,
    }
  })
}

/** Returns a guardian's families with visible children; the statement count does not depend on their number. */
async function listFamilies(documents: Documents, facts: readonly ChildFacts[]) {
  const waiting = await listOwnApplications(documents)
  const guardianships = (await findGuardianships(documents, documents.caller.user)).filter(
    ({ may_view }) => may_view === 1,
  )
  const names = guardianships.map(({ family }) => family)
  if (names.length === 0) return { families: [], waiting }
  const families = await documents.asSystem().find(Family, { where: { name: ['in', names] } })
  const children = await findChildren(documents, names)
  const paying = new Set(guardianships.filter(({ may_pay }) => may_pay === 1).map(({ family }) => family))
  const seen = children.map(({ name }) => name)
  const payable = children.filter(({ family }) => paying.has(family ?? '')).map(({ name }) => name)
  const { cards, fees } = await collectFacts(documents, facts, { seen, payable })
  const toChildWithFacts = (child: Child): ChildView => {
    const [card, fee] = [cards.get(child.name), fees.get(child.name)]
    return { ...toChildView(child), ...(card && { card }), ...(fee && { fees: fee }) }
  }
  const familyViews = families.flatMap(({ name, family_name }): readonly FamilyView[] => {
    const guardian = guardianships.find(({ family }) => family === name)
    const own = children.filter(({ family }) => family === name).map(toChildWithFacts)
    return guardian ? [{ name, family_name, rights: pickRights(guardian), children: own }] : []
  })
  return { families: familyViews, waiting }
}

/** Returns the caller's families and their children. The lists are empty for a caller who is no guardian. */
export const getMyFamily = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents, extensions }) => listFamilies(documents, extensions(childFacts)),
})
