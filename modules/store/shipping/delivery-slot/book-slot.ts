import { sql } from 'kysely'
import { refusedBy } from '#framework/database'
import { randomName, type Documents } from '#framework/documents'
import { DeliverySlotDay, SlotBooking, SLOT_FULL_RULE } from './delivery-slot.doctype.ts'
import { shippingErrors } from '../errors.ts'
import { isDate } from '#meta'

export interface SlotWanted {
  readonly slotDay: string
  readonly source: { readonly type: string; readonly name: string }
  readonly field: string
}

interface Booked {
  readonly name: string
}

const daysChanged = (rows: readonly Booked[]) =>
  rows.map(({ name }) => ({ type: DeliverySlotDay.name, name, kind: 'saved' as const }))

/**
 * Books a slot in the caller's transaction, replacing the package's previous booking. Throws `shipping.slot_full`,
 * which aborts the transaction. One statement.
 */
export async function bookSlot(documents: Documents, { slotDay, source, field }: SlotWanted): Promise<void> {
  const wanted = readSlotDay(slotDay)
  if (wanted === null) throw shippingErrors.slot_full(field)
  const { user } = documents.caller
  // Raw SQL: rules of the database count the day, which is what changes.
  // Nothing is updated: the row that a conflict would leave aside has taken its place already.
  const statement = sql<Booked>`
    with before as (
      delete from ${sql.table(SlotBooking.name)} where source_type = ${source.type} and source_name = ${source.name}
      returning name
    )
    insert into ${sql.table(SlotBooking.name)} (name, owner, creation, modified, modified_by, slot, day, source_type,
      source_name)
    select ${randomName()}, ${user}, now, now, ${user}, ${wanted.slot}, ${wanted.day}::date, ${source.type}, ${source.name}
    from (select clock_timestamp()::timestamp as now, count(*) as freed from before) moment
    returning slot || '@' || day as name`
  await documents
    .asSystem()
    .statement(statement, { changes: daysChanged })
    .catch((error: unknown) => {
      throw refusedBy(error) === SLOT_FULL_RULE ? shippingErrors.slot_full(field) : error
    })
}

/** Releases the bookings of packages of one type. One statement. */
export async function freeSlots(
  documents: Documents,
  source: { readonly type: string; readonly names: readonly string[] },
): Promise<void> {
  // Raw SQL: as above, the day is what changes.
  await documents.asSystem().statement(
    sql<Booked>`delete from ${sql.table(SlotBooking.name)} where source_type = ${source.type}
      and source_name = any(${[...source.names]}::text[]) returning slot || '@' || day as name`,
    { changes: daysChanged },
  )
}

/** Parses slot and day from a name; null for an invalid one. */
function readSlotDay(name: string): { readonly slot: string; readonly day: string } | null {
  const [slot = '', day = ''] = name.split('@')
  return slot !== '' && isDate(day) ? { slot, day } : null
}
