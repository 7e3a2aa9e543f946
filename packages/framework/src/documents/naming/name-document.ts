import { prefixParts, seriesParts, type DocType, type NamePart } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { randomName } from '../random-name.ts'
import { nextOfSeries } from '../room-parts.ts'
import type { Work } from '../work.ts'
import { amendedName, type Amended } from './amended-name.ts'
import { nameFrame, type NameSource } from './name-parts.ts'
import { isMetBy, nextOfRule } from './naming-rules.ts'
import { usableName } from './usable-name.ts'

/** A new document that wants a name. */
export interface Unnamed {
  readonly work: Work
  readonly type: DocType
  readonly document: Row
  /** What the client would call it. */
  readonly given: unknown
  readonly amended: Amended | null
  /** What the type's own hooks call it; null leaves it to the type. */
  byHooks(): Promise<string | null>
}

/** The counter's row stays locked until the end of the transaction: no number is ever given twice. */
async function nextNumber({ connection }: Work, prefix: string): Promise<number> {
  const { rows } = await nextOfSeries(prefix).execute(connection)
  return rows[0]?.current ?? 1
}

function sourceOf({ work, type, document }: Unnamed): NameSource {
  return { type, document, today: work.today, now: work.now }
}

async function byParts(unnamed: Unnamed, parts: readonly NamePart[]): Promise<string> {
  const { before, after, digits } = nameFrame(parts, sourceOf(unnamed))
  if (digits === null) return usableName(unnamed.type, before)
  const number = await nextNumber(unnamed.work, before)
  return usableName(unnamed.type, `${before}${String(number).padStart(digits, '0')}${after}`)
}

/** The name that a rule of the organisation gives; null when none fits. */
async function byRule(unnamed: Unnamed): Promise<string | null> {
  const { work, type, document } = unnamed
  const rules = await work.namingRules.of(work, type)
  const rule = rules.find((one) => isMetBy(one, document))
  if (!rule) return null
  const { before } = nameFrame(prefixParts(rule.prefix), sourceOf(unnamed))
  const number = await nextOfRule(work, rule)
  return usableName(type, `${before}${String(number).padStart(rule.prefix_digits, '0')}`)
}

function chosenSeries({ type, document }: Unnamed): readonly NamePart[] {
  const chosen = document['naming_series']
  const [first = ''] = type.fields['naming_series']?.choices ?? []
  return seriesParts(typeof chosen === 'string' ? chosen : first)
}

/** The name by the type's own naming. */
async function byType(unnamed: Unnamed): Promise<string> {
  const { type, document, given } = unnamed
  const { naming } = type
  switch (naming.kind) {
    case 'series':
      return byParts(unnamed, naming.parts)
    case 'naming series':
      return byParts(unnamed, chosenSeries(unnamed))
    case 'field':
      return usableName(type, document[naming.field])
    case 'prompt':
      return usableName(type, given)
    case 'opaque':
      return `${naming.prefix}${randomName(16)}`
    case 'autoincrement':
      return String(await nextNumber(unnamed.work, `${type.name} autoincrement`))
    case 'single':
      return type.name
    case 'hash':
      return randomName()
  }
}

/**
 * The name of a new document: by number, after the document that it amends, by a rule of the organisation, by its type's
 * hooks, and then by its type. A client's own name counts only where the type is prompted for one.
 */
export async function nameDocument(unnamed: Unnamed): Promise<string> {
  const { type, amended } = unnamed
  const { kind } = type.naming
  if (kind === 'autoincrement' || kind === 'single') return byType(unnamed)
  if (amended) return usableName(type, amendedName(amended))
  const ruled = await byRule(unnamed)
  if (ruled !== null) return ruled
  const hooked = await unnamed.byHooks()
  return hooked === null ? byType(unnamed) : usableName(type, hooked)
}
