import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { Fee } from './fee.doctype.ts'
import { FeeSchedule } from '../fee-schedule/fee-schedule.doctype.ts'

export type FeeDoc = Doc<typeof Fee>

/** A child's fee of a year, if it was made. */
export async function findFee(documents: Documents, student: string, academic_year: string) {
  const [found] = await documents.asSystem().find(Fee, { where: { student, academic_year }, limit: 1 })
  return found
}

/** What a class costs in a year; nothing while the office has no open schedule for it. */
export async function findOpenSchedule(documents: Documents, academic_year: string, of: string) {
  const system = documents.asSystem()
  const where = { academic_year, class: of, is_open: 1 } as const
  const [found] = await system.find(FeeSchedule, { where, fields: ['name'], limit: 1 })
  return found === undefined ? null : system.get(FeeSchedule, found.name)
}

/** Whether a token is the one that opens this fee; false where there is no such fee. */
export async function isFeeToken(documents: Documents, name: string, token: string): Promise<boolean> {
  if (!isSecret(token)) return false
  const rows = await documents.asSystem().statement(
    sql<{ is_same: boolean }>`
      select receipt_hash = ${hashSecret(token)} as is_same from "Fee" where name = ${name}`,
    { reads: [Fee] },
  )
  return rows[0]?.is_same === true
}
