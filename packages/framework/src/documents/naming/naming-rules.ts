import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import type { DocType, Registry } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import type { ChangeSet } from '../work.ts'
import { DocumentNamingRule } from './naming-rule.doctype.ts'

interface Naming {
  readonly connection: Kysely<Tables>
  readonly registry: Registry
  readonly changeSet: ChangeSet
}

interface RuleCondition {
  readonly field: string
  readonly condition: '=' | '!=' | '>' | '<' | '>=' | '<='
  readonly value: string
}

export interface NamingRule {
  readonly name: string
  readonly document_type: string
  readonly prefix: string
  readonly prefix_digits: number
  readonly conditions: readonly RuleCondition[]
}

const MAX_RULES = 1000

type Known = ReadonlyMap<string, readonly NamingRule[]>

async function load({ connection }: Naming): Promise<Known> {
  const { rows } = await sql<NamingRule>`
    select "name", "document_type", "prefix", "prefix_digits", (
      select coalesce(json_agg(json_build_object('field', c."field", 'condition', c."condition", 'value', c."value")), '[]')
      from "Document Naming Rule Condition" c where c."parent" = r."name" and c."parenttype" = 'Document Naming Rule'
    ) as conditions
    from "Document Naming Rule" r where "disabled" = 0 order by "priority" desc nulls last, "creation", "name" limit ${MAX_RULES}`.execute(
    connection,
  )
  return Map.groupBy(rows, ({ document_type }) => document_type)
}

/** Naming rules, read at every insert and rarely changed: cached until one changes. */
export interface NamingRules {
  of(work: Naming, type: DocType): Promise<readonly NamingRule[]>
  isChangedBy(types: Iterable<string>): boolean
  forget(): void
}

export function createNamingRules(): NamingRules {
  let known: Known | null = null
  let generation = 0
  return {
    async of(work, type) {
      if (!work.registry.find(DocumentNamingRule.name)) return []
      if (known) return known.get(type.name) ?? []
      const asked = generation
      const loaded = await load(work)
      // Rules that this transaction changed are not yet true for others, and rules that changed meanwhile are outdated.
      if (asked === generation && !work.changeSet.changed.has(DocumentNamingRule.name)) known = loaded
      return loaded.get(type.name) ?? []
    },
    isChangedBy: (types) => [...types].includes(DocumentNamingRule.name),
    forget() {
      known = null
      generation += 1
    },
  }
}

function compare(value: unknown, wanted: string): number {
  const isNumeric = typeof value === 'number' && wanted.trim() !== '' && Number.isFinite(Number(wanted))
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [left, right] = isNumeric ? [value, Number(wanted)] : [text, wanted]
  if (left === right) return 0
  return left < right ? -1 : 1
}

const holds: Readonly<Record<RuleCondition['condition'], (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
}

export function isMetBy({ conditions }: NamingRule, document: Row): boolean {
  return conditions.every(({ field, condition, value }) => holds[condition](compare(document[field], value)))
}

/** The next number of a rule; its row stays locked until the end of the transaction. */
export async function nextOfRule({ connection }: Naming, rule: NamingRule): Promise<number> {
  const { rows } = await sql<{ counter: number }>`
    update "Document Naming Rule" set "counter" = "counter" + 1 where "name" = ${rule.name} returning "counter"`.execute(
    connection,
  )
  return rows[0]?.counter ?? 1
}
