import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { type Documents, memoKey } from '#framework/documents'
import { taxTable, type RateRow, type TaxTable } from '../tax/calculate-tax.ts'
import { TaxClass } from './tax-class.doctype.ts'
import { TaxRate } from './tax-rate.doctype.ts'

const MAX_CLASSES = 500

const ratesOn = (day: string) =>
  prepared<RateRow>(
    'taxes.rates',
    sql`
    select c.name as tax_class, c.is_default, r.rate, r.cess from "Tax Class" c left join lateral (
      select rate, cess, valid_until from "Tax Rate" where tax_class = c.name and valid_from <= ${day}::date
        order by valid_from desc limit 1
    ) r on r.valid_until is null or r.valid_until >= ${day}::date
    order by c.name limit ${MAX_CLASSES}`,
  )

const taxTables = memoKey<Map<string, Promise<TaxTable>>>('taxes.tables')

async function readTable(documents: Documents, day: string): Promise<TaxTable> {
  const rows = await documents.asSystem().statement(ratesOn(day), { reads: [TaxClass, TaxRate] })
  return taxTable(day, rows)
}

/** Returns the rates of a day ('YYYY-MM-DD'). One statement per unit of work and day (memoised). */
export function taxRatesOn(documents: Documents, day: string): Promise<TaxTable> {
  const tables = documents.memo(taxTables, () => new Map<string, Promise<TaxTable>>())
  const table = tables.get(day) ?? readTable(documents, day)
  tables.set(day, table)
  return table
}
