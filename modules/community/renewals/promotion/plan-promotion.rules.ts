/** Why a student is not moved up. */
export const promotionProblems = ['no next class', 'already there', 'class is full'] as const

export type PromotionProblem = (typeof promotionProblems)[number]

/** Where a student stands in the year that ends. */
export interface CurrentClass {
  readonly student: string
  readonly class: string
}

interface PromotionClass {
  readonly name: string
  readonly next_class: string | null
  /** Null where there is room for everybody. */
  readonly capacity: number | null
}

export interface PromotionRow {
  readonly student: string
  readonly from: string
  readonly to: string | null
  readonly problem: PromotionProblem | null
}

interface NextYear {
  readonly classes: readonly PromotionClass[]
  /** Class of everybody who has a place in the year ahead already, by student. */
  readonly placed: ReadonlyMap<string, string>
  /** Places that are offered to new children, by class. */
  readonly offered: ReadonlyMap<string, number>
}

/**
 * Who moves where: each student into the class after his own, as long as there is room; who has a place in the year ahead
 * stays in it, so that the same plan carried out twice adds nothing.
 */
export function planPromotion(
  currentClasses: readonly CurrentClass[],
  { classes, placed, offered }: NextYear,
): readonly PromotionRow[] {
  const byName = new Map(classes.map((one) => [one.name, one]))
  const usedSeats = new Map(offered)
  const useSeat = (name: string) => usedSeats.set(name, (usedSeats.get(name) ?? 0) + 1)
  for (const name of placed.values()) useSeat(name)
  const hasFreeSeat = (name: string) => (usedSeats.get(name) ?? 0) < (byName.get(name)?.capacity ?? Infinity)
  return currentClasses.map(({ student, class: from }) => {
    const to = byName.get(from)?.next_class ?? null
    const existingClass = placed.get(student)
    if (existingClass !== undefined) return { student, from, to: existingClass, problem: 'already there' }
    if (to === null) return { student, from, to, problem: 'no next class' }
    if (!hasFreeSeat(to)) return { student, from, to, problem: 'class is full' }
    useSeat(to)
    return { student, from, to, problem: null }
  })
}

/** As many rows as a document's table takes; the counts tell of all. */
const MAX_PROBLEMS = 1000

interface NamedRow extends PromotionRow {
  readonly enrolment: { readonly full_name: string }
}

function problemRow({ student, from, problem, enrolment }: NamedRow) {
  return { student, full_name: enrolment.full_name, from_class: from, problem }
}

/** A plan in the words of its document: how many move up, stay and leave, and who does not move and why. */
export function promotionSummary(rows: readonly NamedRow[]) {
  const counts = new Map<PromotionProblem | null, number>()
  for (const { problem } of rows) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  const problems = rows.filter(({ problem }) => problem === 'no next class' || problem === 'class is full')
  return {
    count: counts.get(null) ?? 0,
    placed: counts.get('already there') ?? 0,
    staying: counts.get('class is full') ?? 0,
    leaving: counts.get('no next class') ?? 0,
    problems: problems.slice(0, MAX_PROBLEMS).map(problemRow),
  }
}
