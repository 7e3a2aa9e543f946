import type { Documents } from '#framework/documents'
import { ClassEnrolment, RegistrationStep, StudentRegistration } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import type { ChildRecords } from '../extension-points.ts'
import { readsOf } from './reads-of.ts'

const MOST = 1000

/** What the office keeps for itself of a registration, and what is no data of the child's. */
const OWN: ReadonlySet<string> = new Set([
  ...['child_key', 'owner', 'modified_by', 'idx', 'docstatus', 'duplicate_of', 'duplicate_check'],
  ...['known_family', 'registered_with', 'came_by', 'parent', 'parentfield', 'parenttype'],
])

function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !OWN.has(key) && one !== null)
      .map(([key, one]) => [key, told(one)]),
  )
}

/** Everything that is kept of a child, in parts of the rooms that keep it. */
export async function exportChild(
  documents: Documents,
  student: string,
  records: readonly ChildRecords[],
): Promise<Readonly<Record<string, unknown>>> {
  const system = documents.asSystem()
  const where = { student }
  const parts: Record<string, unknown> = {
    exported_on: documents.today,
    registration: told(await system.get(StudentRegistration, student)),
    enrolments: told(await system.find(ClassEnrolment, { where, limit: MOST })),
    steps: told(await system.find(RegistrationStep, { where, limit: MOST })),
    consents: told(await system.find(Consent, { where, limit: MOST })),
    requests: told(await system.find(PrivacyRequest, { where, limit: MOST })),
    reads: await readsOf(documents, student),
  }
  for (const { part, read } of records) parts[part] = told(await read(system, student))
  return parts
}
