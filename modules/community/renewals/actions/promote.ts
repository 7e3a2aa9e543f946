import type { Documents } from '#framework/documents'
import { Class, ClassEnrolment } from '#community/students'
import { PromotionEntry } from '../doctypes/promotion-entry.doctype.ts'
import { Promotion } from '../doctypes/promotion.doctype.ts'
import { StudentRenewal } from '../doctypes/student-renewal.doctype.ts'
import { promotionSummary } from '../rules/promotion-summary.ts'
import { readPromotion, type PlannedRow, type Years } from './read-promotion.ts'

/** In one call, and one transaction: the next call goes on with the rest. */
const AT_ONCE = 1000

interface Moving {
  readonly documents: Documents
  readonly years: Years
  readonly promotion: string
  readonly by: string
}

async function insertPlace({ documents, years, promotion }: Moving, { enrolment, to }: PlannedRow) {
  const { student, full_name, child_key } = enrolment
  const ahead = { student, full_name, academic_year: years.to, class: to ?? '' }
  const place = await documents.insert(ClassEnrolment, { ...ahead, child_key, joined_on: documents.today })
  const renewal = await documents.insert(StudentRenewal, { ...ahead, from_class: enrolment.class, promotion })
  return { new_enrolment: place.name, renewal: renewal.name }
}

/** Moves one child up. Who has a place ahead already keeps it, and is only done with in the year that ends. */
async function moveUp(moving: Moving, row: PlannedRow): Promise<void> {
  const { documents, promotion } = moving
  const { enrolment, from, to, problem } = row
  const made = problem === null ? await insertPlace(moving, row) : {}
  await documents.save(ClassEnrolment, enrolment.name, { state: 'promoted', left_on: documents.today })
  await documents.insert(PromotionEntry, {
    ...{ promotion, student: enrolment.student, from_class: from, to_class: to ?? '' },
    ...{ previous_enrolment: enrolment.name, ...made },
  })
}

const isMoved = ({ problem }: PlannedRow): boolean => problem === null || problem === 'already there'

/** Holds every class whose places are given, in one order: an admission at the same moment waits. */
async function holdClasses(documents: Documents, rows: readonly PlannedRow[]): Promise<void> {
  const names = new Set(rows.flatMap(({ to, problem }) => (to === null || problem !== null ? [] : [to])))
  for (const name of [...names].toSorted()) await documents.lock(Class, name)
}

interface Promoted {
  /** Null when nothing was to be done, or was only looked at. */
  readonly run: string | null
  readonly rows: readonly Pick<PlannedRow, 'student' | 'from' | 'to' | 'problem'>[]
  /** Children that another call has to move. */
  readonly left: number
}

interface Held {
  readonly now: readonly PlannedRow[]
  readonly problems: readonly PlannedRow[]
  readonly left: number
}

/** The plan with the places of its classes held until the end of the transaction. */
export async function holdPlan(documents: Documents, years: Years): Promise<Held> {
  await holdClasses(documents, await readPromotion(documents, years))
  // Read again: what was given while we waited for the classes counts.
  const rows = await readPromotion(documents, years)
  const movable = rows.filter(isMoved)
  const now = movable.slice(0, AT_ONCE)
  return { now, problems: rows.filter((row) => !isMoved(row)), left: movable.length - now.length }
}

/** Moves the children of a held plan up, and writes on the promotion what became of whom. */
export async function carryOut(moving: Moving, { now, problems, left }: Held): Promise<void> {
  const { documents, promotion } = moving
  for (const row of now) await moveUp(moving, row)
  await documents.save(Promotion, promotion, {
    ...promotionSummary([...now, ...problems]),
    ...{ state: 'done', left_over: left },
    ...{ promoted_on: documents.today, promoted_by: moving.by },
  })
  await documents.emit('renewals.promoted', { promotion })
}

async function begin(documents: Documents, { from, to }: Years): Promise<string> {
  const { name } = await documents.insert(Promotion, { from_year: from, to_year: to })
  return name
}

function answer(run: string | null, rows: readonly PlannedRow[], left: number): Promoted {
  return { run, left, rows: rows.map(({ student, from, to, problem }) => ({ student, from, to, problem })) }
}

/** Moves a year's children up, each into the class after its own; dry, it only tells. Said again it adds nothing. */
export async function promote(caller: Documents, years: Years, isDry: boolean): Promise<Promoted> {
  const documents = caller.asSystemFor(caller.caller.user)
  if (isDry) return answer(null, await readPromotion(documents, years), 0)
  const held = await holdPlan(documents, years)
  const { now, problems, left } = held
  const run = now.length === 0 ? null : await begin(documents, years)
  if (run !== null) await carryOut({ documents, years, promotion: run, by: caller.caller.user }, held)
  return answer(run, [...now, ...problems], left)
}
