import { text, type Doc } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { renewalErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { Fee } from '#community/fees'
import { ClassEnrolment } from '#community/students'
import { datetimeIn } from '#meta'
import { PromotionEntry } from './promotion-entry.doctype.ts'
import { Promotion } from './promotion.doctype.ts'
import { StudentRenewal } from '../renewal/student-renewal.doctype.ts'

/** Reverses a promotion. The desk's button gives its `name`, and other callers may give `run`. */
export const undoPromotion = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { run: text(), name: text() },
  methods: ['POST'],
  run({ input: { run, name }, documents, site }) {
    const promotion = run ?? name
    if (promotion === null) throw renewalErrors.which_promotion()
    return revertPromotion(documents, promotion, site.settings.timeZone)
  },
})

const MAX_ENTRIES = 1000

type Entry = Pick<
  Doc<typeof PromotionEntry>,
  'name' | 'student' | 'previous_enrolment' | 'new_enrolment' | 'renewal'
>

async function findSettledStudents(
  documents: Documents,
  run: string,
  toYear: string,
): Promise<ReadonlySet<string>> {
  const where = { promotion: run, state: 'done' } as const
  const renewed = await documents.find(StudentRenewal, { where, fields: ['student'], limit: MAX_ENTRIES })
  const charged = await documents.find(Fee, {
    where: { academic_year: toYear },
    fields: ['student'],
    limit: 10_000,
  })
  return new Set([...renewed, ...charged].map(({ student }) => student))
}

async function revertEntry(documents: Documents, entry: Entry): Promise<void> {
  const { name, previous_enrolment, new_enrolment, renewal } = entry
  await documents.delete(PromotionEntry, name)
  if (renewal !== null) await documents.delete(StudentRenewal, renewal)
  if (new_enrolment !== null) await documents.delete(ClassEnrolment, new_enrolment)
  await documents.save(ClassEnrolment, previous_enrolment, { state: 'active', left_on: null })
}

/** Undoes a promotion in one transaction, except for settled students. */
async function revertPromotion(caller: Documents, run: string, timeZone: string) {
  const documents = caller.asSystem()
  const { state, to_year } = await documents.lock(Promotion, run)
  if (state === 'undone') throw renewalErrors.undone_before()
  const entries = await documents.find(PromotionEntry, { where: { promotion: run }, limit: MAX_ENTRIES })
  const settledStudents = await findSettledStudents(documents, run, to_year)
  // Enrolments that existed before the promotion stay; only the end of the old one is reverted.
  const reverted = entries.filter(
    ({ student, new_enrolment }) => new_enrolment === null || !settledStudents.has(student),
  )
  for (const entry of reverted) await revertEntry(documents, entry)
  const retained = entries.length - reverted.length
  const undone_at = datetimeIn(timeZone, documents.now)
  await documents.save(Promotion, run, { state: 'undone', retained, undone_at })
  return { run, undone: reverted.length, retained }
}
