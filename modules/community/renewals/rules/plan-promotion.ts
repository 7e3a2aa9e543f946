/** Why a student is not moved up. */
export const promotionProblems = ['no next class', 'already there', 'class is full'] as const

export type PromotionProblem = (typeof promotionProblems)[number]

/** Where a student stands in the year that ends. */
export interface Standing {
  readonly student: string
  readonly class: string
}

export interface ClassAhead {
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

interface Ahead {
  readonly classes: readonly ClassAhead[]
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
  standings: readonly Standing[],
  { classes, placed, offered }: Ahead,
): readonly PromotionRow[] {
  const byName = new Map(classes.map((one) => [one.name, one]))
  const taken = new Map(offered)
  const takeSeat = (name: string) => taken.set(name, (taken.get(name) ?? 0) + 1)
  for (const name of placed.values()) takeSeat(name)
  const hasRoom = (name: string) => (taken.get(name) ?? 0) < (byName.get(name)?.capacity ?? Infinity)
  return standings.map(({ student, class: from }) => {
    const to = byName.get(from)?.next_class ?? null
    const place = placed.get(student)
    if (place !== undefined) return { student, from, to: place, problem: 'already there' }
    if (to === null) return { student, from, to, problem: 'no next class' }
    if (!hasRoom(to)) return { student, from, to, problem: 'class is full' }
    takeSeat(to)
    return { student, from, to, problem: null }
  })
}
