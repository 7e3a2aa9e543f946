import { sql, type RawBuilder } from 'kysely'
import type { DocType } from '#framework/doctypes'
import { rowCondition } from '#framework/permissions'
import type { Work } from '../work.ts'

const EVERY_FIELD = ['*']

/** Whether reads of a type are written down in this piece of work. */
export function isNoted({ readLog }: Work, type: DocType): boolean {
  return type.guarded !== null && readLog !== null
}

/** As SQL: whether the document is the reader's own, so that his reading it is nobody's concern. */
export function isExempt({ readLog }: Work, { guardian }: DocType, source: string): RawBuilder<unknown> {
  if (guardian === null || readLog === null) return sql`false`
  return rowCondition(guardian, readLog.reader, source) ?? sql`true`
}

/** Writes down that somebody is about to be shown a document of a guarded type. */
export async function noteRead(
  { readLog }: Work,
  type: DocType,
  { name, fields = EVERY_FIELD }: { readonly name: string; readonly fields?: readonly string[] },
): Promise<void> {
  await readLog?.note([{ type: type.name, names: [name], count: 1, fields }])
}
