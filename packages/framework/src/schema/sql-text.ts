import { quoted } from '#framework/database'
import { wordVector } from '#framework/doctypes'
import type { Guard, Index, Part, Rule, Table, TableColumn, WordIndex } from './table.ts'

function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ')
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A value as PostgreSQL formats a default, so that the two compare equal. */
export function constant(value: string | number, sqlType: string): string {
  const isPlain = sqlType === 'integer' && Number(value) >= 0
  return isPlain ? String(value) : `${literal(String(value))}::${sqlType}`
}

export function columnText(column: TableColumn): string {
  const presence = column.isNullable ? '' : ' not null'
  const value = column.default === null ? '' : ` default ${column.default}`
  return `${quoted(column.name)} ${column.sqlType}${presence}${value}`
}

function indexText({ columns, descending, where }: Index): string {
  const terms = columns.map((name) => (descending.includes(name) ? `${quoted(name)} desc` : quoted(name)))
  return `(${terms.join(', ')})${where === null ? '' : ` where ${where}`}`
}

function wordIndexText({ columns: [column = ''], longest }: WordIndex): string {
  const name = quoted(column)
  return `using gin (${wordVector(name)}) where length(${name}) <= ${longest}`
}

const refusal = 'mela_refuse_change'

/** Shared by all tables, so creating it again changes nothing. */
const refusalText = `create or replace function ${refusal}() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$`

function guardText(table: string, { name }: Guard): string {
  const trigger = `create trigger ${quoted(name)} before update or delete or truncate on ${quoted(table)}`
  return `${refusalText};\n${trigger} for each statement execute function ${refusal}()`
}

function ruleTrigger({ moment, events }: Rule): readonly [beginning: string, end: string] {
  return moment === 'before'
    ? [`create trigger`, `before ${events}`]
    : [`create constraint trigger`, `after ${events}`]
}

function ruleText(table: string, rule: Rule): string {
  const name = quoted(rule.name)
  const [beginning, happening] = ruleTrigger(rule)
  const later = rule.moment === 'before' ? '' : ' deferrable initially deferred'
  return `create or replace function ${name}() returns trigger language plpgsql as $rule$${rule.body}$rule$;
${beginning} ${name} ${happening} on ${quoted(table)}${later} for each row execute function ${name}()`
}

/** A part without its name: parts with the same definition do the same. */
export function definitionOf(part: Part): string {
  if (part.kind === 'index') return indexText(part)
  if (part.kind === 'words') return wordIndexText(part)
  if (part.kind === 'append only') return part.kind
  if (part.kind === 'rule') return `${part.moment} ${part.events}: ${part.body}`
  const columns = quotedList(part.columns)
  if (part.kind === 'json') return `check (${columns} is json)`
  if (part.kind !== 'link') return `${part.kind} (${columns})`
  const moment = part.isDeferrable ? ' deferrable initially immediate' : ''
  const rules = `on update ${part.onUpdate} on delete ${part.onDelete}${moment}`
  return `foreign key (${columns}) references ${quoted(part.target)} (${quoted(part.targetColumn)}) ${rules}`
}

export function addPart(table: string, part: Part): string {
  if (part.kind === 'append only') return guardText(table, part)
  if (part.kind === 'rule') return ruleText(table, part)
  return part.kind === 'index' || part.kind === 'words'
    ? `create index ${quoted(part.name)} on ${quoted(table)} ${definitionOf(part)}`
    : `alter table ${quoted(table)} add constraint ${quoted(part.name)} ${definitionOf(part)}`
}

function isKey(kind: Part['kind']): boolean {
  return kind === 'primary key' || kind === 'unique' || kind === 'json'
}

export function createTable(table: Table): readonly string[] {
  const keys = table.parts.filter(({ kind }) => isKey(kind))
  const lines = [
    ...table.columns.map(columnText),
    ...keys.map((key) => `constraint ${quoted(key.name)} ${definitionOf(key)}`),
  ]
  const others = table.parts.filter(({ kind }) => !isKey(kind) && kind !== 'link')
  return [
    `create table ${quoted(table.name)} (\n  ${lines.join(',\n  ')}\n)`,
    ...others.map((part) => addPart(table.name, part)),
  ]
}

export function alterTable(table: string, ...actions: readonly string[]): string {
  return `alter table ${quoted(table)} ${actions.join(', ')}`
}
