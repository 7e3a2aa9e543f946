import { createHash } from 'node:crypto'

// PostgreSQL cuts names at 63 bytes in silence, and two cut names could meet.
const LONGEST = 63

function fitting(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${Buffer.from(name)
    .subarray(0, LONGEST - 9)
    .toString('utf8')
    .replace(/\uFFFD$/, '')}_${hash}`
}

/** Name of the constraint that keeps a Link pointing at a document. */
export function linkConstraint(type: string, field: string): string {
  return fitting(`${type}.${field} link`)
}

/** Name of the constraint that keeps fields unique together. */
export function uniqueConstraint(type: string, fields: readonly string[]): string {
  return fitting(`${type}.${fields.join('+')} unique`)
}

/** Name of the constraint that keeps a field's text parsing as JSON. */
export function jsonConstraint(type: string, field: string): string {
  return fitting(`${type}.${field} json`)
}

export function primaryKey(type: string): string {
  return fitting(`${type} name`)
}

/** Name of the index that serves a field, or a child table's rows in order. */
export function indexName(type: string, fields: readonly string[]): string {
  return fitting(`${type}.${fields.join('+')} index`)
}

/** Name of the index by which texts of a field are found by the beginnings of their words. */
export function wordIndexName(type: string, field: string): string {
  return fitting(`${type}.${field} words`)
}

/** Name of the trigger that lets rows of a type only be added. */
export function appendOnlyTrigger(type: string): string {
  return fitting(`${type}.append only`)
}

/** Name of a rule's trigger, and of the function that it runs. */
export function ruleName(type: string, rule: string): string {
  return fitting(`${type}.${rule} rule`)
}
