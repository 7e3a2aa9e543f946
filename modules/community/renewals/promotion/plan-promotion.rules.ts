export const promotionProblems = ['no next class', 'already there', 'class is full'] as const

export type PromotionProblemKind = (typeof promotionProblems)[number]

export interface CurrentClass {
  readonly student: string
  readonly class: string
}

interface PromotionClass {
  readonly name: string
  readonly next_class: string | null
  /** Null for no limit. */
  readonly capacity: number | null
}

export interface PromotionRow {
  readonly student: string
  readonly from: string
  readonly to: string | null
  readonly problem: PromotionProblemKind | null
}

interface NextYear {
  readonly classes: readonly PromotionClass[]
  readonly placed: ReadonlyMap<string, string>
  readonly offered: ReadonlyMap<string, number>
}

/**
 * Plans each student's move to the next class while it has places. Students already enrolled in the next year stay, so
 * that a repeated run adds nothing.
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

/** Limit of listed problems; the counts include all. */
const MAX_PROBLEMS = 1000

interface NamedRow extends PromotionRow {
  readonly enrolment: { readonly full_name: string }
}

function problemRow({ student, from, problem, enrolment }: NamedRow) {
  return { student, full_name: enrolment.full_name, from_class: from, problem }
}

export function promotionSummary(rows: readonly NamedRow[]) {
  const counts = new Map<PromotionProblemKind | null, number>()
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
