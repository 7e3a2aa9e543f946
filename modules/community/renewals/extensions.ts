import { codeAudience, type CodeAudience } from '#framework/identity'
import { childRecords, Guardian, type ChildRecords } from '#community/family'
import { notificationEvents, notificationEvent } from '#site/notifications'
import { RENEWAL_PURPOSE } from './look-up/look-up-token.ts'
import type { Documents } from '#framework/documents'
import { PromotionEntry } from './promotion/promotion-entry.doctype.ts'
import { Promotion, PromotionProblem } from './promotion/promotion.doctype.ts'
import { StudentRenewal } from './renewal/student-renewal.doctype.ts'
import { messages } from './messages.ts'

const MOST = 200

const findRenewals = (documents: Documents, student: string) =>
  documents.find(StudentRenewal, { where: { student }, order_by: 'creation asc', limit: MOST })

async function removeFromPromotions(documents: Documents, student: string): Promise<void> {
  const found = await documents.list(Promotion, {
    fields: ['name'],
    filters: [[PromotionProblem.name, 'student', '=', student]],
    limit_page_length: String(MOST),
  })
  for (const row of found) {
    const { name, problems } = await documents.get(Promotion, String(row['name']))
    await documents.save(Promotion, name, { problems: problems.filter((one) => one.student !== student) })
  }
}

/** Renewals have no retention period, so an erasure deletes them. */
const renewalRecords: ChildRecords = {
  part: 'renewals',
  async read(documents, student) {
    const renewals = await findRenewals(documents.asSystem(), student)
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
    await removeFromPromotions(documents, student)
    for (const { name } of await findRenewals(documents, student))
      await documents.delete(StudentRenewal, name)
    return []
  },
}

/** Sends renewal codes to guardians with permission to change only. */
const guardianAudience: CodeAudience = {
  purpose: RENEWAL_PURPOSE,
  async includes(documents, { field, value }) {
    if (field !== 'phone') return false
    const where = { phone: value, may_change: 1 } as const
    const known = await documents.asSystem().find(Guardian, { where, fields: ['name'], limit: 1 })
    return known.length > 0
  },
}

export const studentRenewed = notificationEvent({
  name: 'renewals.renewed',
  eventClass: 'transactional',
  values: ['name', 'child', 'year', 'class', 'by'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})

export const renewalExtensions = [
  codeAudience.add(guardianAudience),
  childRecords.add(renewalRecords),
  notificationEvents.add(studentRenewed),
]
