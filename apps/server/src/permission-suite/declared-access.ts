import {
  columnsOf,
  type Condition,
  type DocType,
  type Grant,
  type Role,
  type Verb,
} from '#framework/doctypes'

export type StoredRow = Readonly<Record<string, unknown>>

export interface Requester {
  readonly user: string
  readonly roles: readonly Role[]
}

export type World = ReadonlyMap<string, readonly StoredRow[]>

interface Question {
  readonly asker: Requester
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
  const { asker } = question
  switch (condition.kind) {
    case 'always':
      return true
    case 'owner':
      return !isGuest(asker) && row['owner'] === asker.user
    case 'user':
      return !isGuest(asker) && row[condition.field] === asker.user
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

export function isEverDeclared(type: DocType, verb: Verb, asker: Requester): boolean {
  return grantsOf(type, asker).some((grant) =>
    conditionsOf(grant, verb).some((condition) => !(isGuest(asker) && isOwnOnly(condition))),
  )
}

export function isDeclared(
  type: DocType,
  verb: Verb,
  { row, ...question }: Question & { row: StoredRow },
): boolean {
  return grantsOf(type, question.asker).some((grant) =>
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

export function readsOthers(type: DocType, asker: Requester): boolean {
  return grantsOf(type, asker).some((grant) => conditionsOf(grant, 'read').some(isOfOthers))
}

const staff: readonly Role[] = [
  'Store Manager',
  'School Office',
  'Event Staff',
  'Moderator',
  'System Manager',
]

export function isWorkedOn(type: DocType, { row, ...question }: Question & { row: StoredRow }): boolean {
  const { asker } = question
  const opens = (role: Role, isMeant: (condition: Condition) => boolean) =>
    grantsOf(type, { ...asker, roles: [role] }).some((grant) =>
      conditionsOf(grant, 'read').some((one) => isMeant(one) && meets(one, row, question)),
    )
  return asker.roles.some((role) =>
    role === 'Seller'
      ? opens(role, ({ kind }) => kind !== 'always')
      : staff.includes(role) && opens(role, () => true),
  )
}

export function declaredColumns(type: DocType, asker: Requester): readonly string[] {
  const verb = isEverDeclared(type, 'read', asker) ? 'read' : 'select'
  const levels = grantsOf(type, asker)
    .filter((grant) => conditionsOf(grant, verb).length > 0)
    .flatMap((grant) => grant.levels)
  const hidden = isGuest(asker) ? ['owner', 'modified_by'] : []
  const findable = ['name', type.titleField, ...type.searchFields]
  return [...columnsOf(type).values()]
    .filter(({ fieldtype, level }) => fieldtype !== 'Password' && levels.includes(level))
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name) && (verb === 'read' || findable.includes(name)))
}
