import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { assignmentsOn, openAt, requireAssignable } from './document-assignments.ts'
import { ToDo } from './to-do.doctype.ts'

export const assignmentInput = {
  doctype: text({ required: true }),
  name: text({ required: true }),
  assign_to: text({ required: true }),
}

interface Ending {
  readonly doctype: string
  readonly name: string
  readonly assign_to: string
  readonly status: 'Cancelled' | 'Closed'
}

/** Ends a user's assignment; an assignment that has ended already is no error. */
export async function endAssignment(documents: Documents, { doctype, name, assign_to, status }: Ending) {
  const type = await requireAssignable(documents, doctype, name)
  const user = await documents.userNamed(assign_to)
  for (const one of await openAt(documents, type, name))
    if (one.allocated_to === user) await documents.asSystem().save(ToDo, one.name, { status })
  return assignmentsOn(documents, type, name)
}

/** Removes a user's assignment to a document; returns the open ones. */
export const removeAssignment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.assign_to.remove'],
  input: assignmentInput,
  methods: ['POST', 'PUT', 'DELETE'],
  run: ({ input: asked, documents }) => endAssignment(documents, { ...asked, status: 'Cancelled' }),
})
