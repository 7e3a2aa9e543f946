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

export interface Moved {
  readonly machine: StateMachine
  readonly move: Move
}

interface Asked {
  readonly machine: StateMachine
  readonly previous: Row
  readonly to: unknown
}

function mayTake({ roles }: Move, caller: Caller): boolean {
  return isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
}

export function possibleMoves(type: DocType, document: Row, caller: Caller): readonly Move[] {
  const { states } = type
  return states ? movesFrom(states, document[states.field]).filter((move) => mayTake(move, caller)) : []
}

export function stateField(type: DocType, { field }: StateMachine): ResolvedField {
  const found = fieldsOf(type).find(({ fieldname }) => fieldname === field)
  if (!found) throw new Error(`${type.name} has no field ${field}, which holds its states`)
  return found
}

function illegal(type: DocType, { machine, previous, to }: Asked, caller: Caller) {
  const possible = possibleMoves(type, previous, caller).map((move) => move.to)
  const [field, from] = [stateField(type, machine), String(previous[machine.field])]
  return lifecycleErrors.illegalTransition({ type: type.name, field, from, to: String(to), possible })
}

/** Refuses an initial state other than the first; only the system may import a document in a later state. */
export function requireInitialState(type: DocType, document: Row, caller: Caller): void {
  const { states } = type
  if (!states || isAdministrator(caller)) return
  if (document[states.field] === states.initial) return
  throw lifecycleErrors.notInitial(type.name, stateField(type, states), states.initial)
}

export function transitionBetween(
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
  if (!mayTake(move, caller)) throw lifecycleErrors.transitionNotPermitted(move.action, type.name)
  return { machine, move }
}

export type Step = 'save' | 'submit' | 'update' | 'cancel'

export type Docstatus = 0 | 1 | 2

const steps: Readonly<Record<string, Step>> = {
  '0 0': 'save',
  '0 1': 'submit',
  '1 1': 'update',
  '1 2': 'cancel',
}

const statuses: Readonly<Record<Step, Docstatus>> = { save: 0, submit: 1, update: 1, cancel: 2 }

export function statusAfter(step: Step): Docstatus {
  return statuses[step]
}

interface StatusChange {
  readonly type: DocType
  readonly name: string
  readonly from: number
  readonly to: unknown
}

export function stepOf({ type, name, from, to }: StatusChange): Step {
  const wanted = to === undefined || to === null || to === '' ? from : Number(textOf(to))
  if (!type.isSubmittable && wanted !== 0) throw lifecycleErrors.notSubmittable(type.name)
  if (from === 2) throw lifecycleErrors.cancelled(type.name, name)
  const step = steps[`${from} ${wanted}`]
  if (step === undefined) throw lifecycleErrors.illegalStatus(from, wanted)
  return step
}
