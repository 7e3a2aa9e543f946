import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { namedType } from './named-type.ts'

/** A step that the caller may take with a document now: the words of a button. */
interface PossibleMove {
  readonly action: string
  readonly to: string
}

const input = { doctype: text({ required: true }), name: text({ required: true }) }

/** The moves of a document's state that the caller may take, in the order of the type's table. */
export const getMoves = method({
  access: signedInUsers,
  input,
  reads: true,
  async run({ input: { doctype, name }, documents, findType }): Promise<readonly PossibleMove[]> {
    const moves = await documents.moves(await namedType({ findType }, doctype), name)
    return moves.map(({ action, to }) => ({ action, to }))
  },
})
