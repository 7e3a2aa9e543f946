import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The fields of a type that name a user. */
const userFields = (type: DocType): readonly string[] =>
  fieldsOf(type)
    .filter(({ fieldtype, options }) => fieldtype === 'Link' && options[0] === 'User')
    .map(({ fieldname }) => fieldname)

function inFields(type: DocType, row: Row): readonly unknown[] {
  return userFields(type).map((field) => row[field])
}

function inTables(type: DocType, document: Row): readonly unknown[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) => {
    const rows = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    return rows.filter(isRow).flatMap((row) => inFields(spec.child, row))
  })
}

/** What fields of the type that name a user became, as its versions tell it: `[field, before, after]`. */
function inVersions(type: DocType, versions: readonly Row[]): readonly unknown[] {
  const fields = new Set(userFields(type))
  return versions.flatMap(({ data }) => {
    const told: unknown = JSON.parse(String(data))
    const changed: unknown = isRow(told) ? told['changed'] : null
    if (!Array.isArray(changed)) return []
    return changed
      .filter((change: unknown) => Array.isArray(change) && fields.has(String(change[0])))
      .flatMap((change: readonly unknown[]) => change.slice(1))
  })
}

/** Users whom a document, as its reader sees it, names in its own fields, in its rows and in its versions. */
export function peopleOf(type: DocType, document: Row, versions: readonly Row[]): readonly string[] {
  const named = [...inFields(type, document), ...inTables(type, document), ...inVersions(type, versions)]
  return named.filter((name) => typeof name === 'string' && name !== '').map(String)
}
