import { movesFrom, text, type DocType, type Move } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Row } from '#framework/queries'
import { holds } from '#meta'
import { isAdministrator, type Caller } from '#framework/permissions'
import { namedType } from './desk-types.ts'

interface PossibleTransition {
  readonly action: string
  readonly to: string
  readonly is_final: boolean
  /** The built-in roles. Every signed-in user has All; a caller who is not signed in has Guest alone. */
  readonly is_next: boolean
}

function isFinal({ states }: DocType, { from, to }: Move, caller: Caller): boolean {
  const next = states ? movesFrom(states, to) : []
  const isHis = ({ roles }: Move) => isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
  return next.every((move) => move.to === from && !isHis(move))
}

const isNext = ({ nextWhen }: Move, document: Row, today: string): boolean =>
  nextWhen !== undefined && holds(nextWhen, document, today)

const input = { doctype: text({ required: true }), name: text({ required: true }) }

/** Returns the transitions that the caller may take, in the order of the type's table. */
export const getTransitions = method({
  renamedFrom: 'desk.get_moves',
  access: signedInUsers,
  input,
  reads: true,
  async run({
    input: { doctype, name },
    documents,
    findType,
    caller,
  }): Promise<readonly PossibleTransition[]> {
    const type = await namedType({ findType }, doctype)
    const moves = await documents.moves(type, name)
    const document = moves.some(({ nextWhen }) => nextWhen) ? await documents.get(type, name) : {}
    return moves.map((move) => ({
      ...{ action: move.action, to: move.to },
      is_final: isFinal(type, move, caller),
      is_next: isNext(move, document, documents.today),
    }))
  },
})
