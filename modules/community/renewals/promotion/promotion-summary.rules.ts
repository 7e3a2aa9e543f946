import type { PromotionProblem, PromotionRow } from './plan-promotion.rules.ts'

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
