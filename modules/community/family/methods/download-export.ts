import { text } from '#framework/doctypes'
import { Download, method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { ClassEnrolment, RegistrationStep, StudentRegistration } from '#community/students'
import { Consent } from '../doctypes/consent.doctype.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import { type ChildRecords, childRecords } from '../extension-points.ts'
import { readsOf } from '../actions/reads-of.ts'
import { requireChild } from '../actions/require-child.ts'
import { familyErrors } from '../errors.ts'

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
async function exportChild(
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

/** Days for which a request opens its file: after that it is asked for anew. */
const OPEN_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

async function* onePiece(content: string): AsyncGenerator<string> {
  yield content
}

/** The file of everything that is kept of a child, made when it is fetched, for whoever asked for it. */
export const downloadExport = method({
  access: signedInUsers,
  methods: ['GET'],
  reads: true,
  input: { request: text({ required: true }) },
  async run({ documents, extensions, input: { request } }) {
    const [asked] = await documents.asSystem().find(PrivacyRequest, {
      where: { name: request, kind: 'export', state: 'done', requested_by: documents.caller.user },
      fields: ['student', 'due_on', 'creation'],
      limit: 1,
    })
    const age = asked ? documents.now.getTime() - Date.parse(`${asked.creation.slice(0, 10)}T00:00:00Z`) : 0
    if (!asked?.student || age > (OPEN_DAYS + 1) * DAY) throw familyErrors.no_export()
    await requireChild(documents, asked.student, 'may_view')
    const parts = await exportChild(documents, asked.student, extensions(childRecords))
    return new Download({
      fileName: `${asked.student}.json`,
      contentType: 'application/json; charset=utf-8',
      pieces: onePiece(`${JSON.stringify(parts, null, 2)}\n`),
    })
  },
})
