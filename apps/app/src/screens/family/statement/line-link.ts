import type { FamilyStatementLine } from './statement-calls.ts'

type LinkedLine = Pick<FamilyStatementLine, 'kind' | 'student' | 'reference_name'>

/** Returns the page of a line's document; null without one. */
export function lineLink({ kind, student, reference_name }: LinkedLine): string | null {
  if (kind === 'fees' && student !== null) return `/family/${encodeURIComponent(student)}`
  if (kind === 'orders') return `/my-orders/${encodeURIComponent(reference_name)}`
  return null
}
