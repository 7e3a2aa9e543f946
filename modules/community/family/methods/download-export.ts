import { text } from '#framework/doctypes'
import { Download, method, signedInUsers } from '#framework/modules'
import { exportChild } from '../actions/export-child.ts'
import { requireChild } from '../actions/require-child.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import { familyErrors } from '../errors.ts'
import { childRecords } from '../extension-points.ts'

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
