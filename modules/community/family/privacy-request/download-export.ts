import { text } from '#framework/doctypes'
import { Download, method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { ClassEnrolment, RegistrationStep, StudentRegistration } from '#community/students'
import { Consent } from '../consent/consent.doctype.ts'
import { PrivacyRequest } from './privacy-request.doctype.ts'
import { type ChildRecords, childRecords } from '../extension-points.ts'
import { listRecordReads } from '../access-log/list-record-reads.ts'
import { requireChild } from '../student/require-child.ts'
import { familyErrors } from '../errors.ts'

const MAX_ROWS = 1000

const INTERNAL_FIELDS: ReadonlySet<string> = new Set([
  ...['child_key', 'owner', 'modified_by', 'idx', 'docstatus', 'duplicate_of', 'duplicate_check'],
  ...['known_family', 'registered_with', 'came_by', 'parent', 'parentfield', 'parenttype'],
])

function withoutInternalFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInternalFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !INTERNAL_FIELDS.has(key) && one !== null)
      .map(([key, one]) => [key, withoutInternalFields(one)]),
  )
}

async function buildStudentExport(
  documents: Documents,
  student: string,
  records: readonly ChildRecords[],
): Promise<Readonly<Record<string, unknown>>> {
  const system = documents.asSystem()
  const where = { student }
  const parts: Record<string, unknown> = {
    exported_on: documents.today,
    registration: withoutInternalFields(await system.get(StudentRegistration, student)),
    enrolments: withoutInternalFields(await system.find(ClassEnrolment, { where, limit: MAX_ROWS })),
    steps: withoutInternalFields(await system.find(RegistrationStep, { where, limit: MAX_ROWS })),
    consents: withoutInternalFields(await system.find(Consent, { where, limit: MAX_ROWS })),
    requests: withoutInternalFields(await system.find(PrivacyRequest, { where, limit: MAX_ROWS })),
    reads: await listRecordReads(documents, student),
  }
  for (const { part, read } of records) parts[part] = withoutInternalFields(await read(system, student))
  return parts
}

/** Days for which a request permits the download. */
const VALID_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

async function* streamText(content: string): AsyncGenerator<string> {
  yield content
}

/** Returns the data export of a child for the person who requested it. The file is made when it is fetched. */
export const downloadExport = method({
  access: signedInUsers,
  methods: ['GET'],
  reads: true,
  input: { request: text({ required: true }) },
  async run({ documents, extensions, input: { request } }) {
    const [exportRequest] = await documents.asSystem().find(PrivacyRequest, {
      where: { name: request, kind: 'export', state: 'done', requested_by: documents.caller.user },
      fields: ['student', 'due_on', 'creation'],
      limit: 1,
    })
    const age = exportRequest
      ? documents.now.getTime() - Date.parse(`${exportRequest.creation.slice(0, 10)}T00:00:00Z`)
      : 0
    if (!exportRequest?.student || age > (VALID_DAYS + 1) * DAY) throw familyErrors.no_export()
    await requireChild(documents, exportRequest.student, 'may_view')
    const parts = await buildStudentExport(documents, exportRequest.student, extensions(childRecords))
    return new Download({
      fileName: `${exportRequest.student}.json`,
      contentType: 'application/json; charset=utf-8',
      chunks: streamText(`${JSON.stringify(parts, null, 2)}\n`),
    })
  },
})
