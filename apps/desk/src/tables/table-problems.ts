import type { Say } from '../language/say.ts'

type Cells = Readonly<Record<string, string>>

interface Place {
  index: number
  field: string
}

function placeOf(at: string): Place {
  const [index = '', field = ''] = at.split('.')
  return { index: Number(index), field }
}

/** What is wrong in one row, by field. */
export function errorsOfRow(cells: Cells, index: number): Record<string, string> {
  const found = Object.entries(cells).filter(([at]) => placeOf(at).index === index)
  return Object.fromEntries(found.map(([at, words]) => [placeOf(at).field, words]))
}

export const wrongFields = (cells: Cells, index: number): string =>
  Object.keys(errorsOfRow(cells, index)).join(' ')

/** Places of the rows in which something is wrong, from the top. */
export const wrongRows = (cells: Cells): number[] =>
  [...new Set(Object.keys(cells).map((at) => placeOf(at).index))].toSorted((one, other) => one - other)

/** The first problem of each row that has one. */
export function problemsByRow(cells: Cells, say: Say): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  for (const [at, words] of Object.entries(cells)) {
    const { index } = placeOf(at)
    if (!problems.has(index))
      problems.set(index, say('desk.row_problem', { number: index + 1, problem: words }))
  }
  return problems
}
