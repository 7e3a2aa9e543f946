import type { Doc } from '#framework/doctypes'
import { hooks, type Saving } from '#framework/documents'
import { requireFit } from '../actions/require-fit.ts'
import { holdsPlace } from '../rules/assignment-states.ts'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { recountTaken } from './shift-assignment.queries.ts'

type Assignment = Doc<typeof ShiftAssignment>

export const shiftAssignmentHooks = hooks(ShiftAssignment, {
  async beforeSave({ previous, document, documents }) {
    if (previous !== null) return leaving(previous, document)
    if (!document.shift || !document.volunteer) return {}
    const { starts_at, ends_at } = await requireFit(documents, document)
    return { starts_at, ends_at }
  },
  async afterSave(saving) {
    const { previous, document, documents } = saving
    if (previous?.state === document.state) return
    const heldBefore = previous !== null && holdsPlace(previous.state)
    if (heldBefore !== holdsPlace(document.state)) await recountTaken(documents, document.shift)
    await tell(saving)
  },
})

/** Staff who take a shift away need no word for it. */
function leaving(previous: Assignment, document: Assignment): Partial<Assignment> {
  const isLeaving = previous.state !== document.state && document.state === 'withdrawn'
  return isLeaving && document.left_because === null ? { left_because: 'by the office' } : {}
}

async function tell({ previous, document, documents }: Saving<typeof ShiftAssignment>): Promise<void> {
  const { name, state } = document
  const assignment = { assignment: name }
  if (previous === null && state === 'offered') await documents.emit('volunteers.offered', assignment)
  if (state === 'withdrawn' || state === 'declined') await documents.emit('volunteers.left', assignment)
}
