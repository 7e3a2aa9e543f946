import { createHash } from 'node:crypto'

// PostgreSQL truncates names at 63 bytes silently, and two truncated names could collide.
const LONGEST = 63

function fitting(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${Buffer.from(name)
    .subarray(0, LONGEST - 9)
    .toString('utf8')
    .replace(/\uFFFD$/, '')}_${hash}`
}

export function linkConstraint(type: string, field: string): string {
  return fitting(`${type}.${field} link`)
}

export function uniqueConstraint(type: string, fields: readonly string[]): string {
  return fitting(`${type}.${fields.join('+')} unique`)
}

export function jsonConstraint(type: string, field: string): string {
  return fitting(`${type}.${field} json`)
}

export function primaryKey(type: string): string {
  return fitting(`${type} name`)
}

export function indexName(type: string, fields: readonly string[]): string {
  return fitting(`${type}.${fields.join('+')} index`)
}

export function wordIndexName(type: string, field: string): string {
  return fitting(`${type}.${field} words`)
}

export function appendOnlyTrigger(type: string): string {
  return fitting(`${type}.append only`)
}

export function ruleName(type: string, rule: string): string {
  return fitting(`${type}.${rule} rule`)
}
