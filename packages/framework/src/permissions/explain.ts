import { type Kysely, sql } from 'kysely'
import type { Tables } from '#framework/database'
import { always, isShippedRole, type Condition, type DocType, type Verb, verbs } from '#framework/doctypes'
import { isAdministrator, isGuest, type Caller } from './caller.ts'
import { levelsFor, permissionFor, rowGrantsFor, sharedFor, deskPermissionFor } from './evaluate.ts'
import { inWords, limitInWords, limitsOn } from './restriction.ts'
import type { Permission } from './permission.ts'
import { rowCondition } from './row-condition.ts'

interface Rule {
  readonly kind: 'administrator' | 'grant' | 'restriction' | 'share'
  readonly role: string | null
  readonly sentence: string
  readonly holds: boolean | null
  readonly unmet: readonly string[]
}

export interface Explanation {
  readonly user: string
  readonly doctype: string
  readonly name: string | null
  readonly verb: Verb
  readonly is_allowed: boolean
  readonly grants_from: 'type' | 'site'
  readonly roles: readonly string[]
  readonly levels: readonly number[]
  readonly rules: readonly Rule[]
  readonly refused_by: readonly string[]
}

export interface Question {
  readonly caller: Caller
  readonly type: DocType
  readonly name: string | null
  readonly verb: Verb
  readonly rolesOff: readonly string[]
}

interface Part {
  readonly rule: Omit<Rule, 'holds' | 'unmet'>
  readonly permission: Permission
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

function answered(parts: readonly Part[], met: readonly boolean[]): readonly Rule[] {
  let next = 0
  return parts.map(({ rule, asks }) => {
    const holds = met[next] ?? null
    const unmet = asks.filter((_, index) => met[next + 1 + index] === false).map(inWords)
    next += 1 + asks.length
    return { ...rule, holds, unmet: holds === false ? unmet : [] }
  })
}

function passedOver({ type, verb, caller }: Question): readonly string[] {
  if (!caller.siteAccess.has(type.name)) return []
  return [...caller.roles].filter(
    (role) => isShippedRole(role) && type.access[role]?.verbs[verb] !== undefined,
  )
}

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

function refusals(question: Question, rules: readonly Rule[]): readonly string[] {
  const grants = rules.filter(({ kind }) => kind === 'grant')
  const unmet = rules.filter(({ holds }) => holds === false)
  if (grants.length === 0) return [...nothingGranted(question), ...unmet.map(refusalText)]
  const isGranted = grants.some(({ holds }) => holds === true)
  return unmet.filter(({ kind }) => kind !== 'grant' || !isGranted).map(refusalText)
}

/**
 * Explains a permission. The rules are those of `permissionFor`, and PostgreSQL evaluates each of them for the
 * document: in one statement, by the conditions of lists and reads. Null when the document does not exist.
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

export interface ExplainedDocument {
  readonly type: DocType
  readonly name: string
  readonly caller: Caller
}

async function metBy(
  connection: Kysely<Tables>,
  { type, name, caller }: ExplainedDocument,
  permissions: readonly Permission[],
): Promise<readonly boolean[] | null> {
  const outcomes = permissions.map((permission) => rowCondition(permission, caller, 'd') ?? sql`true`)
  const met = sql`array[${sql.join([sql`true`, ...outcomes])}]::boolean[]`
  const { rows } = await sql<{ met: readonly (boolean | null)[] }>`
    select ${met} as met from ${sql.table(type.name)} d where d."name" = ${name}`.execute(connection)
  const [row] = rows
  return row ? row.met.slice(1).map((outcome) => outcome === true) : null
}

/** The caller's permissions on one document, in one statement; null when it does not exist. */
export async function permissionsOn(
  connection: Kysely<Tables>,
  subject: ExplainedDocument,
): Promise<ReadonlySet<Verb> | null> {
  const permissions = verbs.map((verb) => permissionFor(subject.type, verb, subject.caller))
  const met = await metBy(connection, subject, permissions)
  return met && new Set(verbs.filter((_, index) => met[index]))
}

/** True when the caller works on one document in the desk; one statement, or none when the type excludes it. */
export async function isWorkedOn(connection: Kysely<Tables>, subject: ExplainedDocument): Promise<boolean> {
  const permission = deskPermissionFor(subject.type, subject.caller)
  if (permission.kind === 'never') return false
  const met = await metBy(connection, subject, [permission])
  return met?.[0] === true
}
