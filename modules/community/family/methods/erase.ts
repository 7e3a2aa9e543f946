import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { eraseChild } from '../actions/erase-child.ts'
import { PrivacyRequest } from '../doctypes/privacy-request.doctype.ts'
import { familyErrors } from '../errors.ts'
import { childRecords } from '../extension-points.ts'

/** Carries out an erasure: the request says afterwards what stays, why, and until when. */
export const erase = method({
  access: onlyRoles('School Office', 'System Manager'),
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ documents, extensions, input: { name } }) {
    const request = await documents.lock(PrivacyRequest, name)
    const { kind, state, student } = request
    if (kind !== 'erase' || state !== 'in progress' || student === null) throw familyErrors.not_to_erase()
    const kept = await eraseChild(documents, student, extensions(childRecords))
    await documents
      .asSystemFor(documents.caller.user)
      .save(PrivacyRequest, name, { state: 'done', kept, decided_by: documents.caller.user })
    return { name, kept }
  },
})
