import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ShiftAssignment } from './shift-assignment.doctype.ts'
import { volunteerErrors } from '../errors.ts'

/** One of the volunteer's own assignments, locked; whoever names another one learns nothing of it. */
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
