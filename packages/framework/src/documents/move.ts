import { movesFrom, type Move } from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { permissionsOn } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { readDocument } from './read.ts'
import { saveDocument } from './save.ts'
import { possibleMoves } from './states.ts'
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

/** Takes a move by the name of its action. */
export async function takeMove(writing: Writing, name: string, action: string): Promise<Row> {
  const { type } = writing
  const { states } = type
  const document = await read(writing, name)
  const moves = states ? movesFrom(states, document[states.field]) : []
  const move = moves.find((one) => one.action === action)
  const possible = moves.map((one) => one.action)
  if (!states || !move) throw lifecycleErrors.unknownMove(action, possible)
  return saveDocument(writing, name, { [states.field]: move.to })
}
