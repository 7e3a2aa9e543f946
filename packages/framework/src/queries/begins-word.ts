import { sql, type RawBuilder } from 'kysely'
import { wordVector, type DocType } from '#framework/doctypes'

const escaped = (beginning: string): string => beginning.replace(/['\\]/g, '\\$&')

/**
 * As SQL, for the type's own table: whether a word of the field begins with one of these, which are as `wordsIn` of meta
 * makes them. Texts that are longer than the field's `wordIndex` are left out, and the index finds the others.
 */
export function beginsWord(
  type: DocType,
  fieldname: string,
  beginnings: readonly string[],
): RawBuilder<boolean> {
  const longest = type.fields[fieldname]?.options.wordIndex
  if (longest === undefined) throw new Error(`${type.name}.${fieldname} has no index of its words`)
  const words = sql.raw(wordVector(`"${fieldname}"`))
  const asked = beginnings.map((beginning) => `'${escaped(beginning)}':*`).join(' | ')
  return sql<boolean>`(length(${sql.id(fieldname)}) <= ${sql.lit(longest)} and ${words} @@ ${asked}::tsquery)`
}
