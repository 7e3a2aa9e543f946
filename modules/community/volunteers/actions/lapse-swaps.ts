import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { ShiftSwap } from '../doctypes/shift-swap.doctype.ts'
import { Shift } from '../doctypes/shift.doctype.ts'
import { ShiftAssignment } from '../doctypes/shift-assignment.doctype.ts'

const AT_ONCE = 200

/** Swaps that nobody agreed to lapse when one of the two shifts begins, or when whoever asked has left. */
export async function lapseSwaps(documents: Documents, now: string): Promise<void> {
  const query = sql<{ name: string }>`
    select w.name from "Shift Swap" w
    join "Shift" mine on mine.name = w.shift
    join "Shift" other on other.name = w.wanted_shift
    join "Shift Assignment" a on a.name = w.assignment
    where w.state = 'asked' and (a.state <> 'accepted' or mine.starts_at <= ${now}::timestamp
      or other.starts_at <= ${now}::timestamp)
    order by w.name limit ${AT_ONCE}`
  const over = await documents.asSystem().statement(query, { reads: [ShiftSwap, Shift, ShiftAssignment] })
  for (const { name } of over) {
    const { state } = await documents.lock(ShiftSwap, name)
    if (state === 'asked') await documents.save(ShiftSwap, name, { state: 'lapsed', open_for: null })
  }
}
