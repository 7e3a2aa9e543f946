import type { Translate } from '../language/translate.ts'

type Cells = Readonly<Record<string, string>>

interface Place {
  index: number
  field: string
}

function placeOf(at: string): Place {
  const [index = '', field = ''] = at.split('.')
  return { index: Number(index), field }
}

export function errorsOfRow(cells: Cells, index: number): Record<string, string> {
  const found = Object.entries(cells).filter(([at]) => placeOf(at).index === index)
  return Object.fromEntries(found.map(([at, text]) => [placeOf(at).field, text]))
}

export function wrongFieldsByRow(cells: Cells): ReadonlyMap<number, string> {
  const fields = new Map<number, string[]>()
  for (const { index, field } of Object.keys(cells).map(placeOf))
    fields.set(index, [...(fields.get(index) ?? []), field])
  const sorted = [...fields].toSorted(([one], [other]) => one - other)
  return new Map(sorted.map(([index, names]) => [index, names.join(' ')]))
}

export function problemsByRow(cells: Cells, t: Translate): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  for (const [at, text] of Object.entries(cells)) {
    const { index } = placeOf(at)
    if (!problems.has(index)) problems.set(index, t('desk.row_problem', { number: index + 1, problem: text }))
  }
  return problems
}
