import { method, signedInUsers } from '#framework/modules'
import { input, endAssignment } from './remove-assignment.ts'

/** Says that somebody has done what they had to do at a document; answers who has it still. */
export const closeAssignment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.assign_to.close'],
  input,
  methods: ['POST', 'PUT'],
  run: ({ input: asked, documents }) => endAssignment(documents, { ...asked, status: 'Closed' }),
})
