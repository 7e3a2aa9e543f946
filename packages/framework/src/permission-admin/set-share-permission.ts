import { check, select } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { shareRights } from '#framework/permissions'
import { rightsSharedWith, shareDocument, sharingInput, unshareDocument } from './share-document.ts'

/** Grants or revokes one permission of a share; a share without the read permission is removed. */
export const setSharePermission = method({
  access: signedInUsers,
  input: {
    ...sharingInput,
    permission_to: select(shareRights, { required: true }),
    value: check({ default: 1 }),
  },
  aliases: ['frappe.share.set_permission'],
  renamedFrom: 'rights.set_share_permission',
  methods: ['POST', 'PUT'],
  async run({ input, documents }) {
    if (input.permission_to === 'read' && input.value === 0) {
      await unshareDocument(documents, input)
      return null
    }
    const before = await rightsSharedWith(documents, input)
    return shareDocument(documents, input, { ...before, [input.permission_to]: input.value, read: 1 })
  },
})
