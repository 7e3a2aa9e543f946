import { check } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { shareDocument, sharingInput } from './share-document.ts'

/** Shares one document with a user or with everyone. */
export const addShare = method({
  access: signedInUsers,
  input: {
    ...sharingInput,
    read: check({ default: 1 }),
    write: check(),
    submit: check(),
    share: check(),
  },
  aliases: ['frappe.share.add'],
  renamedFrom: 'rights.add_share',
  methods: ['POST', 'PUT'],
  run: ({ input, documents }) => shareDocument(documents, input, input),
})
