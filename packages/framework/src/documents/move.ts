import { movesFrom, type Move, type StateMachine } from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { permissionsOn } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { readDocument } from './read.ts'
import { requireUnchanged, saveDocument } from './save.ts'
import { possibleMoves, stateField } from './states.ts'
import type { Writing } from './writing.ts'

function read({ work, caller, type }: Writing, name: string): Promise<Row> {
  return readDocument(work, caller, { type, name, verb: 'read', isLocked: false, isWhole: true })
}

/** The moves that a caller may take with a document now. */
export async function listMoves(writing: Writing, name: string): Promise<readonly Move[]> {
  const { work, caller, type } = writing
  const document = await read(writing, name)
  if (type.states === null || document['docstatus'] === 2) return []
  const rights = await permissionsOn(work.connection, { type, name, caller })
  return rights?.has('write') ? possibleMoves(type, document, caller) : []
}

/** Why a move is not to be had: its name is known from another state, or from none. */
function notPossible({ caller, type }: Writing, machine: StateMachine, asked: { action: string; from: Row }) {
  const { action, from } = asked
  const possible = possibleMoves(type, from, caller).map((one) => one.action)
  if (!machine.moves.some((one) => one.action === action))
    return lifecycleErrors.unknownMove(type.name, action, possible)
  const [field, state] = [stateField(type, machine), String(from[machine.field])]
  return lifecycleErrors.moveNotNow({ type: type.name, field, action, state, possible })
}

interface Taking {
  readonly action: string
  /** When the document changed last, as the caller saw it; null where he does not say. */
  readonly modified: string | null
}

/** Takes a move by the name of its action. */
export async function takeMove(writing: Writing, name: string, { action, modified }: Taking): Promise<Row> {
  const { type } = writing
  const { states } = type
  const document = await read(writing, name)
  requireUnchanged(type, document, modified)
  if (!states) throw lifecycleErrors.unknownMove(type.name, action, [])
  const move = movesFrom(states, document[states.field]).find((one) => one.action === action)
  if (!move) throw notPossible(writing, states, { action, from: document })
  return saveDocument(writing, name, { [states.field]: move.to, modified })
}
