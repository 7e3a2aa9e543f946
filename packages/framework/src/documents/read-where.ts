import { columnsOf, type DocType } from '#framework/doctypes'
import { toDecimal } from '#meta'

/** Rooms count money in minor units; the grammar of filters is the wire's. */
function comparable(type: DocType, field: string, value: unknown): unknown {
  const isAmount = columnsOf(type).get(field)?.fieldtype === 'Currency'
  return isAmount && typeof value === 'number' ? toDecimal(value) : value
}

function condition(type: DocType, field: string, value: unknown): readonly unknown[] {
  if (value === null) return [field, 'is', 'not set']
  if (!Array.isArray(value)) return [field, '=', comparable(type, field, value)]
  const parts: readonly unknown[] = value
  const [operator, operand] = parts
  const isList = Array.isArray(operand)
  return [
    field,
    operator,
    isList ? operand.map((one: unknown) => comparable(type, field, one)) : comparable(type, field, operand),
  ]
}

/** A module's filters in the grammar of the wire, so that there is one way to filter. */
export function readWhere(
  type: DocType,
  where: Readonly<Record<string, unknown>>,
): readonly (readonly unknown[])[] {
  return Object.entries(where).map(([field, value]) => condition(type, field, value))
}
