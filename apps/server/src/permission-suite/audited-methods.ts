import { sql } from 'kysely'
import { columnsOf, fieldsOf, type DocType } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import type { Method } from '#framework/modules'

const textual: ReadonlySet<string> = new Set(['Data', 'Small Text', 'Text', 'Long Text'])

const LETTERS = 26

const FIRST_LETTER = 97

const markAt = (place: number): string =>
  `Mark${String.fromCharCode(FIRST_LETTER + Math.floor(place / LETTERS), FIRST_LETTER + (place % LETTERS))}zq`

export async function markRows(
  { database }: Engine,
  types: readonly DocType[],
): Promise<ReadonlyMap<string, DocType>> {
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const [place, type] of types.entries())
      for (const { fieldname, spec } of fieldsOf(type)) {
        if (!textual.has(spec.fieldtype) || !columnsOf(type).has(fieldname)) continue
        const column = sql.id(fieldname)
        await sql`update ${sql.table(type.name)} set ${column} = ${markAt(place)} || ' ' || name
          where ${column} like 'seed-%' or ${column} is null`.execute(transaction)
      }
  })
  return new Map(types.map((type, place) => [markAt(place), type]))
}

type Spec = Method['input'][string]

const named = (name: string): string => name

const values: Readonly<Record<string, (name: string) => unknown>> = {
  ...{ Link: named, Data: named, 'Small Text': named, Text: named, JSON: (name) => [name] },
  ...{ Date: () => '2026-01-01', Datetime: () => '2026-01-01 10:00:00', Time: () => '10:00:00' },
  ...{ Int: () => 1, Float: () => 1, Currency: () => 1 },
}

const valueFor = ({ fieldtype, choices }: Spec, name: string): unknown =>
  fieldtype === 'Select' ? choices[0] : values[fieldtype]?.(name)

export function argumentsFor({ input }: Method, name: string): Readonly<Record<string, unknown>> {
  const filled = Object.entries(input).map(([key, spec]) => [key, valueFor(spec, name)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}
