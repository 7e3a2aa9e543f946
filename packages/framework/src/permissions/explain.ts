import type { Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import { always, type DocType, type Verb } from '#framework/doctypes'
import { isAdministrator, type Caller } from './caller.ts'
import { levelsFor, permissionFor, rowGrantsFor, sharedFor } from './evaluate.ts'
import { inWords, limitInWords } from './in-words.ts'
import { metBy } from './on-document.ts'
import type { Permission } from './permission.ts'
import { limitsOn } from './restriction.ts'

/** One rule that takes part in a decision. */
export interface Rule {
  readonly kind: 'administrator' | 'grant' | 'restriction' | 'share'
  /** The role that a grant came by. */
  readonly role: string | null
  readonly sentence: string
  /** Whether the rule holds for the document asked about; null when none was named. */
  readonly holds: boolean | null
}

/** Why a caller may do something, or not: the answer of the evaluator, and the rules that made it. */
export interface Explanation {
  readonly user: string
  readonly doctype: string
  readonly name: string | null
  readonly verb: Verb
  readonly is_allowed: boolean
  /** Whose grants counted: those that the type declares, or the site's own (Custom DocPerm). */
  readonly grants_from: 'type' | 'site'
  /** The field levels that he sees or writes. */
  readonly levels: readonly number[]
  readonly rules: readonly Rule[]
}

/** What is explained: of whom, which type, which document (null = the type as a whole), which verb. */
export interface Question {
  readonly caller: Caller
  readonly type: DocType
  readonly name: string | null
  readonly verb: Verb
}

interface Part {
  readonly rule: Omit<Rule, 'holds'>
  readonly permission: Permission
}

function grantParts({ type, verb, caller }: Question): readonly Part[] {
  return rowGrantsFor(type, verb, caller).map(({ role, condition }) => ({
    rule: {
      kind: 'grant',
      role,
      sentence: `${role} may ${verb} ${type.name} documents ${inWords(condition)}`,
    },
    permission: condition,
  }))
}

function restrictionParts({ type, caller }: Question): readonly Part[] {
  return limitsOn(type, caller.restrictions).map((limit) => ({
    rule: { kind: 'restriction', role: null, sentence: limitInWords(limit) },
    permission: { kind: 'reach', granted: always, limits: [limit], shared: null },
  }))
}

function shareParts({ type, verb, caller }: Question): readonly Part[] {
  const shared = sharedFor(type, verb, caller)
  if (!shared) return []
  const sentence = `Documents of ${type.name} are shared with the user to ${shared.right}`
  return [
    {
      rule: { kind: 'share', role: null, sentence },
      permission: { kind: 'reach', granted: null, limits: [], shared },
    },
  ]
}

function partsOf(question: Question): readonly Part[] {
  if (isAdministrator(question.caller)) {
    const sentence = 'Administrator may do everything'
    return [{ rule: { kind: 'administrator', role: null, sentence }, permission: always }]
  }
  return [...grantParts(question), ...restrictionParts(question), ...shareParts(question)]
}

/**
 * Why can this caller see this? The rules are those that `permissionFor` puts together, and PostgreSQL says of each whether
 * it holds for the document: in one statement, by the conditions that lists and reads use. Null when there is no such document.
 */
export async function explain(connection: Kysely<Tables>, question: Question): Promise<Explanation | null> {
  const { caller, type, name, verb } = question
  const parts = partsOf(question)
  const permission = permissionFor(type, verb, caller)
  const asked = [permission, ...parts.map((part) => part.permission)]
  const met = name === null ? [] : await metBy(connection, { type, name, caller }, asked)
  if (!met) return null
  return {
    user: caller.user,
    doctype: type.name,
    name,
    verb,
    is_allowed: met[0] ?? permission.kind !== 'never',
    grants_from: caller.siteAccess.has(type.name) ? 'site' : 'type',
    levels: [...levelsFor(type, verb, caller)].sort((one, other) => one - other),
    rules: parts.map(({ rule }, index) => ({ ...rule, holds: met[index + 1] ?? null })),
  }
}
