import { check, select } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { shareRights } from '#framework/permissions'
import { rightsSharedWith, shareDocument, sharingInput, unshareDocument } from './share-document.ts'

/** Gives or takes one right of a shared document; who can no longer read it, has it no longer shared. */
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
