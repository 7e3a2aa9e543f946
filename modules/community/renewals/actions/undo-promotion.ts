import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Fee } from '#community/fees'
import { ClassEnrolment } from '#community/students'
import { datetimeIn } from '#meta'
import { PromotionEntry } from '../doctypes/promotion-entry.doctype.ts'
import { Promotion } from '../doctypes/promotion.doctype.ts'
import { StudentRenewal } from '../doctypes/student-renewal.doctype.ts'
import { renewalErrors } from '../errors.ts'

const MOST_ENTRIES = 1000

type Entry = Pick<
  Doc<typeof PromotionEntry>,
  'name' | 'student' | 'previous_enrolment' | 'new_enrolment' | 'renewal'
>

/** Children whose family has renewed since, or who have a fee of the year: they keep their new class. */
async function settled(documents: Documents, run: string, toYear: string): Promise<ReadonlySet<string>> {
  const where = { promotion: run, state: 'done' } as const
  const renewed = await documents.find(StudentRenewal, { where, fields: ['student'], limit: MOST_ENTRIES })
  const charged = await documents.find(Fee, {
    where: { academic_year: toYear },
    fields: ['student'],
    limit: 10_000,
  })
  return new Set([...renewed, ...charged].map(({ student }) => student))
}

async function takeBack(documents: Documents, entry: Entry): Promise<void> {
  const { name, previous_enrolment, new_enrolment, renewal } = entry
  await documents.delete(PromotionEntry, name)
  if (renewal !== null) await documents.delete(StudentRenewal, renewal)
  if (new_enrolment !== null) await documents.delete(ClassEnrolment, new_enrolment)
  await documents.save(ClassEnrolment, previous_enrolment, { state: 'active', left_on: null })
}

/** Takes a promotion back as a whole, in one transaction; what families have built on stays. */
export async function undoPromotion(caller: Documents, run: string, timeZone: string) {
  const documents = caller.asSystem()
  const { state, to_year } = await documents.lock(Promotion, run)
  if (state === 'undone') throw renewalErrors.undone_before()
  const entries = await documents.find(PromotionEntry, { where: { promotion: run }, limit: MOST_ENTRIES })
  const stay = await settled(documents, run, to_year)
  // Who had its place before the promotion keeps it anyhow: only the end of the old one is taken back.
  const back = entries.filter(({ student, new_enrolment }) => new_enrolment === null || !stay.has(student))
  for (const entry of back) await takeBack(documents, entry)
  const kept = entries.length - back.length
  const undone_at = datetimeIn(timeZone, documents.now)
  await documents.save(Promotion, run, { state: 'undone', kept, undone_at })
  return { run, undone: back.length, kept }
}
