import { sql } from 'kysely'
import { computed, type Documents, type Listed, type Where } from '#framework/documents'
import { activeAssignmentStates } from './shift-assignment.states.ts'
import { Shift } from '../shift/shift.doctype.ts'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import type { Doc } from '#framework/doctypes'
import { volunteerErrors } from '../errors.ts'

export type AssignmentRow = Listed<typeof ShiftAssignment>

const MAX_ROWS = 500

export function listOpenAssignments(
  documents: Documents,
  filter: Pick<Where<typeof ShiftAssignment>, 'shift' | 'volunteer'>,
): Promise<readonly AssignmentRow[]> {
  return documents.asSystem().find(ShiftAssignment, {
    where: {
      ...filter,
      state: ['in', ['offered', 'accepted']],
      clocked_in_at: null,
      ends_at: ['>=', `${documents.today} 00:00:00`],
    },
    order_by: 'name asc',
    limit: MAX_ROWS,
  })
}

export async function findAssignment(documents: Documents, shift: string, volunteer: string) {
  const [found] = await documents.asSystem().find(ShiftAssignment, {
    where: { shift, volunteer, state: ['in', [...activeAssignmentStates]] },
    limit: 1,
  })
  return found ?? null
}

/** Returns an overlapping shift of the volunteer, or undefined. */
export async function findOverlappingShift(
  documents: Documents,
  volunteer: string,
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
) {
  const [found] = await documents.asSystem().find(ShiftAssignment, {
    where: {
      ...{ volunteer, state: ['in', [...activeAssignmentStates]] },
      ...{ starts_at: ['<', ends_at], ends_at: ['>', starts_at] },
    },
    fields: ['shift'],
    limit: 1,
  })
  return found ?? null
}

/** Recounts the assignments of a shift. One statement; open forms of the shift are updated. */
export async function updateAssignedCount(documents: Documents, shift: string): Promise<void> {
  const assigned = computed(sql`(select count(*) from "Shift Assignment" a
    where a.shift = d.name and a.state in (${sql.join(activeAssignmentStates)}))`)
  await documents.asSystem().updateWhere(Shift, { name: shift }, { assigned })
}

/** Locks the volunteer's own assignment; the error does not reveal others. */
export async function lockOwnAssignment(
  caller: Documents,
  volunteer: string,
  name: string,
): Promise<Doc<typeof ShiftAssignment>> {
  const documents = caller.asSystem()
  const [own] = await documents.find(ShiftAssignment, { where: { name, volunteer }, fields: ['name'] })
  if (!own) throw volunteerErrors.not_your_shift()
  return documents.lock(ShiftAssignment, name)
}
