import { fieldsOf, movesFrom, type DocType, type Move, type StateMachine } from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { isAdministrator, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'

/** A move that a save takes. */
export interface Moved {
  readonly machine: StateMachine
  readonly move: Move
}

function mayTake({ roles }: Move, caller: Caller): boolean {
  return isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
}

/** The moves that a caller may take from where a document stands, in the order of the table. */
export function possibleMoves(type: DocType, document: Row, caller: Caller): readonly Move[] {
  const { states } = type
  return states ? movesFrom(states, document[states.field]).filter((move) => mayTake(move, caller)) : []
}

function illegal(type: DocType, machine: StateMachine, { from, to }: { from: unknown; to: unknown }) {
  const label = fieldsOf(type).find(({ fieldname }) => fieldname === machine.field)?.label ?? machine.field
  const possible = movesFrom(machine, from).map((move) => move.to)
  return lifecycleErrors.illegalMove({ label, from: String(from), to: String(to), possible })
}

/** A new document starts at the beginning; only the system may bring one in from elsewhere in a later state. */
export function requireInitialState(type: DocType, document: Row, caller: Caller): void {
  const { states } = type
  if (!states || isAdministrator(caller)) return
  const state = document[states.field]
  if (state !== states.initial) throw illegal(type, states, { from: states.initial, to: state })
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
  if (!move) throw illegal(type, machine, { from, to })
  if (!mayTake(move, caller)) throw lifecycleErrors.moveNotPermitted(move.action, type.name)
  return { machine, move }
}
