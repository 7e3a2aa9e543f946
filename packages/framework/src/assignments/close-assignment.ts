import { method, signedInUsers } from '#framework/modules'
import { assignmentInput, endAssignment } from './remove-assignment.ts'

/** Closes a user's assignment to a document; returns the open ones. */
export const closeAssignment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.assign_to.close'],
  input: assignmentInput,
  methods: ['POST', 'PUT'],
  run: ({ input: asked, documents }) => endAssignment(documents, { ...asked, status: 'Closed' }),
})
