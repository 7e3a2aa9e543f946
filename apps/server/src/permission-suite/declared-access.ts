import {
  columnsOf,
  type Condition,
  type DocType,
  type Grant,
  type RoleName,
  type Verb,
} from '#framework/doctypes'

export type StoredRow = Readonly<Record<string, unknown>>

export interface Requester {
  readonly user: string
  readonly roles: readonly RoleName[]
}

export type World = ReadonlyMap<string, readonly StoredRow[]>

interface Question {
  readonly requester: Requester
  readonly world: World
}

const isGuest = ({ user }: Requester) => user === 'Guest'

function meetsThrough(
  { field, type, condition, by }: Extract<Condition, { kind: 'through' }>,
  row: StoredRow,
  question: Question,
): boolean {
  const linked = question.world.get(type) ?? []
  return linked.some((one) => one[by] === row[field] && meets(condition, one, question))
}

function meets(condition: Condition, row: StoredRow, question: Question): boolean {
  const { requester } = question
  switch (condition.kind) {
    case 'always':
      return true
    case 'owner':
      return !isGuest(requester) && row['owner'] === requester.user
    case 'user':
      return !isGuest(requester) && row[condition.field] === requester.user
    case 'where':
      return Object.entries(condition.values).every(([field, value]) => row[field] === value)
    case 'any':
      return condition.of.some((one) => meets(one, row, question))
    case 'all':
      return condition.of.every((one) => meets(one, row, question))
    case 'through':
      return meetsThrough(condition, row, question)
  }
}

function grantsOf(type: DocType, { roles }: Requester): readonly Grant[] {
  return roles.flatMap((role) => type.access[role] ?? [])
}

function conditionsOf(grant: Grant, verb: Verb): readonly Condition[] {
  const { verbs } = grant
  const given = verb === 'select' ? [verbs.select, verbs.read] : [verbs[verb]]
  return given.filter((condition) => condition !== undefined)
}

function isOwnOnly(condition: Condition): boolean {
  return condition.kind === 'owner' || condition.kind === 'user'
}

export function isEverDeclared(type: DocType, verb: Verb, requester: Requester): boolean {
  return grantsOf(type, requester).some((grant) =>
    conditionsOf(grant, verb).some((condition) => !(isGuest(requester) && isOwnOnly(condition))),
  )
}

export function isDeclared(
  type: DocType,
  verb: Verb,
  { row, ...question }: Question & { row: StoredRow },
): boolean {
  return grantsOf(type, question.requester).some((grant) =>
    conditionsOf(grant, verb).some((condition) => meets(condition, row, question)),
  )
}

function isOfOthers(condition: Condition): boolean {
  switch (condition.kind) {
    case 'owner':
    case 'user':
      return false
    case 'through':
      return isOfOthers(condition.condition)
    case 'all':
      return condition.of.every(isOfOthers)
    case 'any':
      return condition.of.some(isOfOthers)
    case 'always':
    case 'where':
      return true
  }
}

export function readsOthers(type: DocType, requester: Requester): boolean {
  return grantsOf(type, requester).some((grant) => conditionsOf(grant, 'read').some(isOfOthers))
}

const staff: readonly RoleName[] = [
  'Store Manager',
  'School Office',
  'Event Staff',
  'Moderator',
  'System Manager',
]

export function isWorkedOn(type: DocType, { row, ...question }: Question & { row: StoredRow }): boolean {
  const { requester } = question
  const opens = (role: RoleName, isMeant: (condition: Condition) => boolean) =>
    grantsOf(type, { ...requester, roles: [role] }).some((grant) =>
      conditionsOf(grant, 'read').some((one) => isMeant(one) && meets(one, row, question)),
    )
  return requester.roles.some((role) =>
    role === 'Seller'
      ? opens(role, ({ kind }) => kind !== 'always')
      : staff.includes(role) && opens(role, () => true),
  )
}

export function declaredColumns(type: DocType, requester: Requester): readonly string[] {
  const verb = isEverDeclared(type, 'read', requester) ? 'read' : 'select'
  const levels = grantsOf(type, requester)
    .filter((grant) => conditionsOf(grant, verb).length > 0)
    .flatMap((grant) => grant.levels)
  const hidden = isGuest(requester) ? ['owner', 'modified_by'] : []
  const findable = ['name', type.titleField, ...type.searchFields]
  return [...columnsOf(type).values()]
    .filter(({ fieldtype, level }) => fieldtype !== 'Password' && levels.includes(level))
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name) && (verb === 'read' || findable.includes(name)))
}
