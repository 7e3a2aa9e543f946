import {
  fieldsOf,
  transitionsFrom,
  type DocType,
  type Transition,
  type ResolvedField,
  type StateMachine,
} from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { textOf } from '#meta'

export interface StateChange {
  readonly machine: StateMachine
  readonly transition: Transition
}

interface RequestedChange {
  readonly machine: StateMachine
  readonly previous: Row
  readonly to: unknown
}

function mayTransition({ roles }: Transition, caller: Caller): boolean {
  return isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
}

export function possibleTransitions(type: DocType, document: Row, caller: Caller): readonly Transition[] {
  const { states } = type
  return states
    ? transitionsFrom(states, document[states.field]).filter((transition) =>
        mayTransition(transition, caller),
      )
    : []
}

export function stateField(type: DocType, { field }: StateMachine): ResolvedField {
  const found = fieldsOf(type).find(({ fieldname }) => fieldname === field)
  if (!found) throw new Error(`${type.name} has no field ${field}, which holds its states`)
  return found
}

function illegal(type: DocType, { machine, previous, to }: RequestedChange, caller: Caller) {
  const possible = possibleTransitions(type, previous, caller).map((transition) => transition.to)
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
): StateChange | null {
  const { states: machine } = type
  if (!machine) return null
  const [from, to] = [previous[machine.field], document[machine.field]]
  if (from === to) return null
  const transition = transitionsFrom(machine, from).find((one) => one.to === to)
  if (!transition) throw illegal(type, { machine, previous, to }, caller)
  if (!mayTransition(transition, caller))
    throw lifecycleErrors.transitionNotPermitted(transition.action, type.name)
  return { machine, transition }
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

export function lifecycleStep({ type, name, from, to }: StatusChange): Step {
  const wanted = to === undefined || to === null || to === '' ? from : Number(textOf(to))
  if (!type.isSubmittable && wanted !== 0) throw lifecycleErrors.notSubmittable(type.name)
  if (from === 2) throw lifecycleErrors.cancelled(type.name, name)
  const step = steps[`${from} ${wanted}`]
  if (step === undefined) throw lifecycleErrors.illegalStatus(from, wanted)
  return step
}
