import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents, Where } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { Fee } from './fee.doctype.ts'
import { FeeSchedule } from '../fee-schedule/fee-schedule.doctype.ts'
import type { Instalment } from '../instalment/instalment-arithmetic.ts'
import { Guardian } from '#community/family'

export type FeeDoc = Doc<typeof Fee>

export async function findFee(documents: Documents, student: string, academic_year: string) {
  const [found] = await documents.asSystem().find(Fee, { where: { student, academic_year }, limit: 1 })
  return found
}

export async function findOpenSchedule(documents: Documents, academic_year: string, of: string) {
  const system = documents.asSystem()
  const where = { academic_year, class: of, is_open: 1 } as const
  const [found] = await system.find(FeeSchedule, { where, fields: ['name'], limit: 1 })
  return found === undefined ? null : system.get(FeeSchedule, found.name)
}

export async function isFeeToken(documents: Documents, name: string, token: string): Promise<boolean> {
  if (!isSecret(token)) return false
  const rows = await documents.asSystem().statement(
    sql<{ is_same: boolean }>`
      select receipt_hash = ${hashSecret(token)} as is_same from "Fee" where name = ${name}`,
    { reads: [Fee] },
  )
  return rows[0]?.is_same === true
}

const MAX_FEES = 1000

interface InstalmentRow extends Instalment {
  readonly parent: string
}

async function readInstalments(system: Documents, fees: readonly string[]) {
  const rows = await system.statement(
    sql<InstalmentRow>`
      select parent, label, due_on::text, full_amount::float8, discount::float8, late_fee::float8, waived::float8,
        paid::float8
      from "Fee Instalment" where parent in (${sql.join(fees)}) and parenttype = 'Fee' order by parent, idx`,
    { reads: [Fee] },
  )
  return Map.groupBy(rows, ({ parent }) => parent)
}

/** Returns saved fees with instalments, the latest year first. Two statements. The caller checks permission. */
export async function listFeesWithInstalments(documents: Documents, where: Where<typeof Fee>) {
  const system = documents.asSystem()
  const order_by = 'academic_year desc, creation asc'
  const fees = await system.find(Fee, { where, order_by, limit: MAX_FEES })
  if (fees.length === 0) return []
  const parts = await readInstalments(
    system,
    fees.map(({ name }) => name),
  )
  return fees.map((fee) => {
    const instalments: readonly Instalment[] = parts.get(fee.name) ?? []
    return { fee, instalments }
  })
}

interface Payer {
  readonly family: string | null
  readonly phone: string | null
}

/** Returns the user of the paying guardian with this number; null before their first sign-in. */
export async function findPayerUser(documents: Documents, { family, phone }: Payer): Promise<string | null> {
  if (family === null || phone === null) return null
  const where = { family, phone, may_pay: 1 } as const
  const [guardian] = await documents.find(Guardian, { where, fields: ['user'], limit: 1 })
  return guardian?.user ?? null
}
