import type { Registry } from '#framework/doctypes'
import { addPart, createTable } from './sql-text.ts'
import type { WantedTable } from './table.ts'
import { wantedTables } from './wanted-tables.ts'

function origin(table: WantedTable): readonly string[] {
  return table.rowsOf.map(({ parenttype, parentfield }) => `-- Rows of ${parenttype}.${parentfield}\n`)
}

function tableText(table: WantedTable): string {
  const statements = createTable(table).map((statement) => `${statement};\n`)
  return [...origin(table), ...(table.isSingle ? ['-- One row\n'] : []), ...statements].join('')
}

function linksText(table: WantedTable): readonly string[] {
  return table.parts.filter(({ kind }) => kind === 'link').map((link) => `${addPart(table.name, link)};\n`)
}

/**
 * The whole schema that a registry asks for, as SQL that can be read, compared with an earlier one, and run on an
 * empty database. The same registry always gives the same text.
 */
export function schemaText(registry: Registry): string {
  const tables = wantedTables(registry)
  return [...tables.map(tableText), tables.flatMap(linksText).join('')].join('\n')
}
