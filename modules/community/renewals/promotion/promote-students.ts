import { renewalEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { Class, ClassEnrolment } from '#community/students'
import { PromotionEntry } from './promotion-entry.doctype.ts'
import { Promotion } from './promotion.doctype.ts'
import { StudentRenewal } from '../renewal/student-renewal.doctype.ts'
import { promotionSummary } from './plan-promotion.rules.ts'
import { loadPromotion, type PlannedRow, type PromotionYears, summarizePromotion } from './load-promotion.ts'
import { renewalErrors } from '../errors.ts'

const BATCH_SIZE = 1000

interface PromotionRun {
  readonly years: PromotionYears
  readonly promotion: string
  readonly by: string
}

async function insertEnrolment(
  documents: Documents,
  { years, promotion }: PromotionRun,
  { enrolment, to }: PlannedRow,
) {
  const { student, full_name, child_key } = enrolment
  const ahead = { student, full_name, academic_year: years.to, class: to ?? '' }
  const newEnrolment = await documents.insert(ClassEnrolment, {
    ...ahead,
    child_key,
    joined_on: documents.today,
  })
  const renewal = await documents.insert(StudentRenewal, { ...ahead, from_class: enrolment.class, promotion })
  return { new_enrolment: newEnrolment.name, renewal: renewal.name }
}

async function promoteStudent(documents: Documents, run: PromotionRun, row: PlannedRow): Promise<void> {
  const { promotion } = run
  const { enrolment, from, to, problem } = row
  const inserted = problem === null ? await insertEnrolment(documents, run, row) : {}
  await documents.save(ClassEnrolment, enrolment.name, { state: 'promoted', left_on: documents.today })
  await documents.insert(PromotionEntry, {
    ...{ promotion, student: enrolment.student, from_class: from, to_class: to ?? '' },
    ...{ previous_enrolment: enrolment.name, ...inserted },
  })
}

const isPromoted = ({ problem }: PlannedRow): boolean => problem === null || problem === 'already there'

/** Locks all classes of the plan in one order, so that concurrent admissions wait. */
async function lockClasses(documents: Documents, rows: readonly PlannedRow[]): Promise<void> {
  const names = new Set(rows.flatMap(({ to, problem }) => (to === null || problem !== null ? [] : [to])))
  for (const name of [...names].toSorted()) await documents.lock(Class, name)
}

interface PromotionResult {
  /** Null in a dry run, or when there is no one to promote. */
  readonly run: string | null
  readonly rows: readonly Pick<PlannedRow, 'student' | 'from' | 'to' | 'problem'>[]
  readonly left: number
}

interface LockedPlan {
  readonly now: readonly PlannedRow[]
  readonly problems: readonly PlannedRow[]
  readonly left: number
}

async function lockPlan(documents: Documents, years: PromotionYears): Promise<LockedPlan> {
  await lockClasses(documents, await loadPromotion(documents, years))
  // Read again, because places may have been given during the wait for the locks.
  const rows = await loadPromotion(documents, years)
  const movable = rows.filter(isPromoted)
  const now = movable.slice(0, BATCH_SIZE)
  return { now, problems: rows.filter((row) => !isPromoted(row)), left: movable.length - now.length }
}

async function carryOutPlan(
  documents: Documents,
  run: PromotionRun,
  { now, problems, left }: LockedPlan,
): Promise<void> {
  const { promotion } = run
  for (const row of now) await promoteStudent(documents, run, row)
  await documents.save(Promotion, promotion, {
    ...promotionSummary([...now, ...problems]),
    ...{ state: 'done', not_included: left },
    ...{ promoted_on: documents.today, promoted_by: run.by },
  })
  await documents.emit(renewalEvents.promoted, { promotion })
}

async function insertPromotion(documents: Documents, { from, to }: PromotionYears): Promise<string> {
  const { name } = await documents.insert(Promotion, { from_year: from, to_year: to })
  return name
}

function toResult(run: string | null, rows: readonly PlannedRow[], left: number): PromotionResult {
  return { run, left, rows: rows.map(({ student, from, to, problem }) => ({ student, from, to, problem })) }
}

/** Promotes the students of a year to the next class; a dry run only reports. Idempotent. */
export async function promoteStudents(
  caller: Documents,
  years: PromotionYears,
  isDryRun: boolean,
): Promise<PromotionResult> {
  const documents = caller.asSystemFor(caller.caller.user)
  if (isDryRun) return toResult(null, await loadPromotion(documents, years), 0)
  const lockedPlan = await lockPlan(documents, years)
  const { now, problems, left } = lockedPlan
  const run = now.length === 0 ? null : await insertPromotion(documents, years)
  if (run !== null)
    await carryOutPlan(documents, { years, promotion: run, by: caller.caller.user }, lockedPlan)
  return toResult(run, [...now, ...problems], left)
}

/** Locks the draft, so that a concurrent call waits and finds it done. */
async function lockDraft(documents: Documents, name: string): Promise<PromotionYears> {
  const { state, from_year: from, to_year: to } = await documents.lock(Promotion, name)
  if (state !== 'draft') throw renewalErrors.promoted_before()
  return { from, to }
}

export async function previewDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const plan = await summarizePromotion(documents, await lockDraft(documents, name))
  await documents.save(Promotion, name, plan)
  const { count, placed, staying, leaving } = plan
  return { name, count, placed, staying, leaving }
}

export async function promoteDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const years = await lockDraft(documents, name)
  const lockedPlan = await lockPlan(documents, years)
  if (lockedPlan.now.length === 0) throw renewalErrors.no_student_promotable()
  await carryOutPlan(documents, { years, promotion: name, by: caller.caller.user }, lockedPlan)
  return { name, left: lockedPlan.left }
}
