import { defineModule } from '#framework/modules'
import { addAssignment } from './add-assignment.ts'
import { getAssignments } from './get-assignments.ts'
import { removeAssignment } from './remove-assignment.ts'
import { closeAssignment } from './close-assignment.ts'
import { assignmentsOfDeletedDocuments } from './subscriptions.ts'
import { ToDo } from './to-do.doctype.ts'
import { toDoHooks } from './to-do.hooks.ts'

/** What people of the house have to do, and who has which document. */
export const assignments = defineModule({
  name: 'assignments',
  deskSection: 'system',
  docTypes: [ToDo],
  methods: { addAssignment, removeAssignment, closeAssignment, getAssignments },
  hooks: [toDoHooks],
  eventHandlers: [assignmentsOfDeletedDocuments],
})
