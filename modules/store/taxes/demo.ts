import { sql } from 'kysely'
import type { DemoContext } from '#framework/modules'
import { TaxClass } from './tax-rate/tax-class.doctype.ts'
import { TaxRate } from './tax-rate/tax-rate.doctype.ts'

const classes = [
  { class_name: 'Nil', rate: 0, description: 'Printed books, seeds' },
  { class_name: 'Low', rate: 500, description: 'Food, handloom, clay' },
  { class_name: 'Middle', rate: 1200, description: 'Toys and paper' },
  { class_name: 'Standard', rate: 1800, description: 'Everything else', is_default: 1 },
] as const

const sellers = [
  ['clay', 'Low', '6912'],
  ['handloom', 'Low', '6304'],
  ['kitchen', 'Standard', '7323'],
  ['toys', 'Middle', '9503'],
  ['books', 'Nil', '4901'],
  ['garden', 'Standard', '8201'],
  ['paper', 'Middle', '4820'],
  ['sweets', 'Low', '1704'],
] as const

const LONG_AGO = '2017-07-01'

export async function demo({ documents }: DemoContext): Promise<void> {
  for (const { rate, ...values } of classes) {
    const { name } = await documents.insert(TaxClass, values)
    await documents.insert(TaxRate, { tax_class: name, valid_from: LONG_AGO, rate })
  }
  await documents.asSystem().statement(
    sql<{ name: string }>`
      update "Product" p set tax_class = coalesce(p.tax_class, stall.class), hsn = coalesce(p.hsn, stall.hsn)
      from unnest(${sellers.map(([route]) => route)}::text[], ${sellers.map(([, name]) => name)}::text[],
          ${sellers.map(([, , hsn]) => hsn)}::text[]) as stall (route, class, hsn)
        join "Product Category" top on top.route = stall.route
        join "Product Category" shelf on shelf.parent_category = top.name
      where p.category = shelf.name returning p.name`,
    { changes: (rows) => rows.map(({ name }) => ({ type: 'Product', name, kind: 'saved' })) },
  )
}
