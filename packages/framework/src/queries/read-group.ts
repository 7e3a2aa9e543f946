import { bounds } from './bounds.ts'
import { parseDatePart, partOfOperand } from './date-part.ts'
import { parsePath, type Path } from './path.ts'
import { placeOf } from './place.ts'
import { queryErrors } from './query-errors.ts'
import type { Output, Selection } from './selection.ts'
import { termsOf } from './sort-text.ts'
import { asRead, ownOperand, type Operand, type Reading } from './sources.ts'

/** A column, or a part of one, named in `order_by` or `group_by`. Rows of a table can only be named where fields show them already. */
export function namedOperand(reading: Reading, text: string): Operand {
  const own = reading.view.visible.get(text)
  if (own) return ownOperand(own)
  const partOf = parseDatePart(text)
  if (partOf) return partOfOperand(partOf.part, namedPath(reading, partOf.path, text), text)
  const path = parsePath(text)
  if (!path) throw queryErrors.field(text)
  return namedPath(reading, path, text)
}

function namedPath({ view, sources }: Reading, path: Path, text: string): Operand {
  const place = placeOf(view, path)
  const column = place?.visible.get(path.column)
  if (!place || !column) throw queryErrors.field(text)
  const operand = sources.reach(place, column)
  if (!sources.isJoined(operand.source)) throw queryErrors.field(text)
  return operand
}

/** `group_by`: a list of columns, or of the names that fields were given. */
export function readGroup(reading: Reading, { outputs }: Selection, input: unknown): readonly Operand[] {
  return termsOf('group_by', input, bounds.groupFields).map((term) => {
    const given = outputs.find(({ name, isAggregate }) => name === term && !isAggregate)
    return given?.operand ?? asRead(reading.view, namedOperand(reading, term))
  })
}

function isGrouped(operand: Operand | null, groups: readonly Operand[]): boolean {
  return groups.some(
    ({ text, column, source }) =>
      text === operand?.text ||
      // One document a group: all of its columns are known.
      (column.name === 'name' && source.alias === operand?.source.alias),
  )
}

/** Next to aggregates, and in groups, every column must be one of the groups': else which row's would it be? */
export function requireGrouped({ outputs }: Selection, groups: readonly Operand[]): void {
  const isWhole = groups.length === 0 && !outputs.some(({ isAggregate }) => isAggregate)
  const lost: Output | undefined = isWhole
    ? undefined
    : outputs.find(({ isAggregate, operand }) => !isAggregate && !isGrouped(operand, groups))
  if (lost) throw queryErrors.ungrouped(lost.written)
}
