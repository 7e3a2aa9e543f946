import {
  fieldsOf,
  movesFrom,
  type DocType,
  type Move,
  type ResolvedField,
  type StateMachine,
} from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { textOf } from '#meta'

/** A move that a save takes. */
export interface Moved {
  readonly machine: StateMachine
  readonly move: Move
}

interface Asked {
  readonly machine: StateMachine
  /** The document as it stands. */
  readonly previous: Row
  readonly to: unknown
}

function mayTake({ roles }: Move, caller: Caller): boolean {
  return isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
}

/** The moves that a caller may take from where a document stands, in the order of the table. */
export function possibleMoves(type: DocType, document: Row, caller: Caller): readonly Move[] {
  const { states } = type
  return states ? movesFrom(states, document[states.field]).filter((move) => mayTake(move, caller)) : []
}

/** The field that holds the state. */
export function stateField(type: DocType, { field }: StateMachine): ResolvedField {
  const found = fieldsOf(type).find(({ fieldname }) => fieldname === field)
  if (!found) throw new Error(`${type.name} has no field ${field}, which holds its states`)
  return found
}

/** Of what is possible the caller is told what he may do himself. */
function illegal(type: DocType, { machine, previous, to }: Asked, caller: Caller) {
  const possible = possibleMoves(type, previous, caller).map((move) => move.to)
  const [field, from] = [stateField(type, machine), String(previous[machine.field])]
  return lifecycleErrors.illegalMove({ type: type.name, field, from, to: String(to), possible })
}

/** A new document starts at the beginning; only the system may bring one in from elsewhere in a later state. */
export function requireInitialState(type: DocType, document: Row, caller: Caller): void {
  const { states } = type
  if (!states || isAdministrator(caller)) return
  if (document[states.field] === states.initial) return
  throw lifecycleErrors.notInitial(type.name, stateField(type, states), states.initial)
}

/** The move between two states of a document; null when it stays where it is. Refuses what is not in the table. */
export function moveBetween(
  type: DocType,
  { previous, document }: { readonly previous: Row; readonly document: Row },
  caller: Caller,
): Moved | null {
  const { states: machine } = type
  if (!machine) return null
  const [from, to] = [previous[machine.field], document[machine.field]]
  if (from === to) return null
  const move = movesFrom(machine, from).find((one) => one.to === to)
  if (!move) throw illegal(type, { machine, previous, to }, caller)
  if (!mayTake(move, caller)) throw lifecycleErrors.moveNotPermitted(move.action, type.name)
  return { machine, move }
}

/** What a write is for its document: a draft is saved or submitted, a submitted one updated or cancelled. */
export type Step = 'save' | 'submit' | 'update' | 'cancel'

export type Docstatus = 0 | 1 | 2

const steps: Readonly<Record<string, Step>> = {
  '0 0': 'save',
  '0 1': 'submit',
  '1 1': 'update',
  '1 2': 'cancel',
}

const statuses: Readonly<Record<Step, Docstatus>> = { save: 0, submit: 1, update: 1, cancel: 2 }

/** The docstatus that a step leaves behind. */
export function statusAfter(step: Step): Docstatus {
  return statuses[step]
}

interface StatusChange {
  readonly type: DocType
  readonly name: string
  /** The docstatus that stands. */
  readonly from: number
  /** The docstatus that was sent; nothing leaves it as it is. */
  readonly to: unknown
}

/** Which step a write is; only 0 to 1 and 1 to 2 are moves, and what is cancelled stays as it is. */
export function stepOf({ type, name, from, to }: StatusChange): Step {
  const wanted = to === undefined || to === null || to === '' ? from : Number(textOf(to))
  if (!type.isSubmittable && wanted !== 0) throw lifecycleErrors.notSubmittable(type.name)
  if (from === 2) throw lifecycleErrors.cancelled(type.name, name)
  const step = steps[`${from} ${wanted}`]
  if (step === undefined) throw lifecycleErrors.illegalStatus(from, wanted)
  return step
}
