import { method, signedInUsers } from '#framework/modules'
import { sharingInput, unshareDocument } from './share-document.ts'

/** Removes a document's share with a user or with everyone. */
export const removeShare = method({
  access: signedInUsers,
  input: sharingInput,
  aliases: ['frappe.share.remove'],
  renamedFrom: 'rights.remove_share',
  methods: ['POST', 'PUT', 'DELETE'],
  run: ({ input, documents }) => unshareDocument(documents, input),
})
