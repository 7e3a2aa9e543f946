import { type Kysely, sql } from 'kysely'
import type { Tables } from '#framework/database'
import { always, isShippedRole, type Condition, type DocType, type Verb, verbs } from '#framework/doctypes'
import { isAdministrator, isGuest, type Caller } from './caller.ts'
import { levelsFor, permissionFor, rowGrantsFor, sharedFor, deskPermissionFor } from './evaluate.ts'
import { inWords, limitInWords, limitsOn } from './restriction.ts'
import type { Permission } from './permission.ts'
import { rowCondition } from './row-condition.ts'

/** One rule that takes part in a decision. */
interface Rule {
  readonly kind: 'administrator' | 'grant' | 'restriction' | 'share'
  /** The role that a grant came by. */
  readonly role: string | null
  readonly sentence: string
  /** Whether the rule holds for the document asked about; null when none was named. */
  readonly holds: boolean | null
  /** Of a grant that asks for several things and does not hold: those that the document does not meet. */
  readonly unmet: readonly string[]
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
  /** The roles that count. */
  readonly roles: readonly string[]
  /** The field levels that he sees or writes. */
  readonly levels: readonly number[]
  readonly rules: readonly Rule[]
  /** What stands in the way, a sentence each; empty when nothing does. */
  readonly refused_by: readonly string[]
}

/** What is explained: of whom, which type, which document (null = the type as a whole), which verb. */
export interface Question {
  readonly caller: Caller
  readonly type: DocType
  readonly name: string | null
  readonly verb: Verb
  /** Roles that he was given and that count for nothing, for they are switched off. */
  readonly rolesOff: readonly string[]
}

interface Part {
  readonly rule: Omit<Rule, 'holds' | 'unmet'>
  readonly permission: Permission
  /** What a grant asks for, one by one, where that is several things. */
  readonly asks: readonly Condition[]
}

function grantParts({ type, verb, caller }: Question): readonly Part[] {
  return rowGrantsFor(type, verb, caller).map(({ role, condition }) => ({
    rule: {
      kind: 'grant',
      role,
      sentence: `${role} may ${verb} ${type.name} documents ${inWords(condition)}`,
    },
    permission: condition,
    asks: condition.kind === 'all' ? condition.of : [],
  }))
}

function restrictionParts({ type, caller }: Question): readonly Part[] {
  return limitsOn(type, caller.restrictions).map((limit) => ({
    rule: { kind: 'restriction', role: null, sentence: limitInWords(limit) },
    permission: { kind: 'reach', granted: always, limits: [limit], shared: null },
    asks: [],
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
      asks: [],
    },
  ]
}

function partsOf(question: Question): readonly Part[] {
  if (isAdministrator(question.caller)) {
    const sentence = 'Administrator may do everything'
    return [{ rule: { kind: 'administrator', role: null, sentence }, permission: always, asks: [] }]
  }
  return [...grantParts(question), ...restrictionParts(question), ...shareParts(question)]
}

/** Each rule with what PostgreSQL said of it and, after it, of each thing that it asks for. */
function answered(parts: readonly Part[], met: readonly boolean[]): readonly Rule[] {
  let next = 0
  return parts.map(({ rule, asks }) => {
    const holds = met[next] ?? null
    const unmet = asks.filter((_, index) => met[next + 1 + index] === false).map(inWords)
    next += 1 + asks.length
    return { ...rule, holds, unmet: holds === false ? unmet : [] }
  })
}

/** Roles to which the type itself would give this, and which the site's own rules pass over. */
function passedOver({ type, verb, caller }: Question): readonly string[] {
  if (!caller.siteAccess.has(type.name)) return []
  return [...caller.roles].filter(
    (role) => isShippedRole(role) && type.access[role]?.verbs[verb] !== undefined,
  )
}

/** Why no role grants anything at all. */
function nothingGranted(question: Question): readonly string[] {
  const { type, verb, caller, rolesOff } = question
  if (isGuest(caller) && type.guarded !== null)
    return [`${type.name} is guarded: guests are shown nothing of it`]
  const roles = [...caller.roles].join(', ')
  return [
    `None of the user's roles (${roles}) may ${verb} ${type.name} documents`,
    ...passedOver(question).map(
      (role) => `What ${type.name} itself gives ${role} does not count: rules of the site stand in its place`,
    ),
    ...rolesOff.map((role) => `The user's role ${role} is switched off and counts for nothing`),
  ]
}

function refusalText({ sentence, kind, unmet }: Rule): string {
  if (kind === 'share') return `${sentence}, and this one is not`
  if (kind !== 'grant') return sentence
  const lacking =
    unmet.length > 0 ? `: this one is none ${unmet.join(', and none ')}` : ', and this is none of them'
  return `${sentence}${lacking}`
}

/** What would have to be otherwise: a grant that reaches the document, and every restriction that keeps it out. */
function refusals(question: Question, rules: readonly Rule[]): readonly string[] {
  const grants = rules.filter(({ kind }) => kind === 'grant')
  const unmet = rules.filter(({ holds }) => holds === false)
  if (grants.length === 0) return [...nothingGranted(question), ...unmet.map(refusalText)]
  const isGranted = grants.some(({ holds }) => holds === true)
  return unmet.filter(({ kind }) => kind !== 'grant' || !isGranted).map(refusalText)
}

/**
 * Why can this caller see this? The rules are those that `permissionFor` puts together, and PostgreSQL says of each whether
 * it holds for the document: in one statement, by the conditions that lists and reads use. Null when there is no such document.
 */
export async function explain(connection: Kysely<Tables>, question: Question): Promise<Explanation | null> {
  const { caller, type, name, verb } = question
  const parts = partsOf(question)
  const permission = permissionFor(type, verb, caller)
  const asked = [permission, ...parts.flatMap((part) => [part.permission, ...part.asks])]
  const met = name === null ? [] : await metBy(connection, { type, name, caller }, asked)
  if (!met) return null
  const rules = answered(parts, met.slice(1))
  const isAllowed = met[0] ?? permission.kind !== 'never'
  return {
    user: caller.user,
    doctype: type.name,
    name,
    verb,
    is_allowed: isAllowed,
    grants_from: caller.siteAccess.has(type.name) ? 'site' : 'type',
    roles: [...caller.roles],
    levels: [...levelsFor(type, verb, caller)].sort((one, other) => one - other),
    rules,
    refused_by: isAllowed ? [] : refusals(question, rules),
  }
}

/** One document, and the one who asks about it. */
export interface Subject {
  readonly type: DocType
  readonly name: string
  readonly caller: Caller
}

/** Which of these permissions the document meets, in one statement; null when there is no such document. */
async function metBy(
  connection: Kysely<Tables>,
  { type, name, caller }: Subject,
  permissions: readonly Permission[],
): Promise<readonly boolean[] | null> {
  const outcomes = permissions.map((permission) => rowCondition(permission, caller, 'd') ?? sql`true`)
  const met = sql`array[${sql.join([sql`true`, ...outcomes])}]::boolean[]`
  const { rows } = await sql<{ met: readonly (boolean | null)[] }>`
    select ${met} as met from ${sql.table(type.name)} d where d."name" = ${name}`.execute(connection)
  const [row] = rows
  return row ? row.met.slice(1).map((outcome) => outcome === true) : null
}

/** What the caller may do with one document, verb by verb, in one statement; null when there is no such document. */
export async function permissionsOn(
  connection: Kysely<Tables>,
  subject: Subject,
): Promise<ReadonlySet<Verb> | null> {
  const permissions = verbs.map((verb) => permissionFor(subject.type, verb, subject.caller))
  const met = await metBy(connection, subject, permissions)
  return met && new Set(verbs.filter((_, index) => met[index]))
}

/** Whether the caller works on one document in the desk, in one statement; in none where he works on no such document. */
export async function isWorkedOn(connection: Kysely<Tables>, subject: Subject): Promise<boolean> {
  const permission = deskPermissionFor(subject.type, subject.caller)
  if (permission.kind === 'never') return false
  const met = await metBy(connection, subject, [permission])
  return met?.[0] === true
}
