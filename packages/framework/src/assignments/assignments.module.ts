import { defineModule } from '#framework/modules'
import { addAssignment } from './add-assignment.ts'
import { getAssignments } from './get-assignments.ts'
import { removeAssignment } from './remove-assignment.ts'
import { closeAssignment } from './close-assignment.ts'
import { assignmentsOfDeletedDocuments } from './document-assignments.ts'
import { ToDo } from './to-do.doctype.ts'
import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'

const toDoHooks = hooks(ToDo, {
  async beforeSave({ previous, document, documents: { caller } }) {
    if (isAdministrator(caller)) return {}
    const isRefused = previous ? isHandedOn(previous, document, caller) : isRefusedAnew(document, caller)
    if (isRefused) throw documentErrors.notPermitted(previous ? 'write' : 'create', ToDo.name)
    return {}
  },
})

export const assignments = defineModule({
  name: 'assignments',
  deskSection: 'system',
  docTypes: [ToDo],
  methods: { addAssignment, removeAssignment, closeAssignment, getAssignments },
  hooks: [toDoHooks],
  eventHandlers: [assignmentsOfDeletedDocuments],
})

type ToDoDocument = Doc<typeof ToDo>

function isRefusedAnew(
  { allocated_to, reference_type }: ToDoDocument,
  { isDeskUser, user }: Caller,
): boolean {
  const isOwn = allocated_to === null || allocated_to === user
  return !isDeskUser || !isOwn || reference_type !== null
}

function isHandedOn(previous: ToDoDocument, { allocated_to }: ToDoDocument, { user }: Caller): boolean {
  return allocated_to !== null && allocated_to !== user && allocated_to !== previous.allocated_to
}
