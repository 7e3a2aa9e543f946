import type { Documents } from '#framework/documents'
import type { ChildRecords } from '#community/family'
import { PromotionEntry } from '../doctypes/promotion-entry.doctype.ts'
import { StudentRenewal } from '../doctypes/student-renewal.doctype.ts'

const MOST = 200

const renewalsOf = (documents: Documents, student: string) =>
  documents.find(StudentRenewal, { where: { student }, order_by: 'creation asc', limit: MOST })

/** Nothing of a renewal need stay when its child is forgotten. */
export const renewalRecords: ChildRecords = {
  part: 'renewals',
  async read(documents, student) {
    const renewals = await renewalsOf(documents.asSystem(), student)
    return renewals.map(({ academic_year, from_class, class: of, state, done_at, done_by }) => ({
      ...{ academic_year, from_class, class: of, state, done_at, done_by },
    }))
  },
  async erase(caller, student) {
    const documents = caller.asSystem()
    const entries = await documents.find(PromotionEntry, {
      where: { student },
      fields: ['name'],
      limit: MOST,
    })
    for (const { name } of entries) await documents.delete(PromotionEntry, name)
    for (const { name } of await renewalsOf(documents, student)) await documents.delete(StudentRenewal, name)
    return []
  },
}
