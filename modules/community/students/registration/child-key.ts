import { createHash } from 'node:crypto'
import { normalizeName } from './duplicate-student.rules.ts'

interface Child {
  readonly student_first_name: string
  readonly student_last_name: string | null
  readonly student_date_of_birth: string
  readonly duplicate_check: string | null
  readonly name: string
}

/**
 * The same for every registration of one child that is written in the same way: what the database keeps from being
 * enrolled twice in a year. Whom the office has found to be another child has a key of his own.
 */
export function childKey(child: Child): string {
  const { student_first_name, student_last_name, student_date_of_birth, duplicate_check, name } = child
  const parts = [
    normalizeName(student_first_name),
    normalizeName(student_last_name ?? ''),
    student_date_of_birth,
  ]
  const own = duplicate_check === 'another child' ? [name] : []
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...own]))
    .digest('hex')
}
