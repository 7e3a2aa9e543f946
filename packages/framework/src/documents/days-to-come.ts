import { fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { Row } from '#framework/queries'

interface DayToCome {
  readonly field: ResolvedField
  /** 'siblings.2.date_of_birth' in a row of a table. */
  readonly path: string
}

function daysToCome(type: DocType, document: Row, today: string): readonly DayToCome[] {
  return fieldsOf(type).flatMap((field) => {
    const { fieldname, spec } = field
    const value = document[fieldname]
    if (isTable(spec) && Array.isArray(value)) {
      const rows: readonly Row[] = value
      return rows.flatMap((row, index) =>
        daysToCome(spec.child, row, today).map((day) => ({
          ...day,
          path: `${fieldname}.${index + 1}.${day.path}`,
        })),
      )
    }
    const isToCome = spec.options.notAfterToday === true && typeof value === 'string' && value > today
    return isToCome ? [{ field, path: fieldname }] : []
  })
}

/** Refuses a document that says of a day to come that it has been. */
export function refuseDaysToCome(type: DocType, document: Row, today: string): void {
  const [first] = daysToCome(type, document, today)
  if (first) throw documentErrors.dayToCome({ ...first.field, fieldname: first.path })
}
