import { transitionsFrom, text, type DocType, type Transition } from '#framework/doctypes'
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

function isFinal({ states }: DocType, { from, to }: Transition, caller: Caller): boolean {
  const next = states ? transitionsFrom(states, to) : []
  const isAllowed = ({ roles }: Transition) =>
    isAdministrator(caller) || roles.some((role) => caller.roles.has(role))
  return next.every((transition) => transition.to === from && !isAllowed(transition))
}

const isNext = ({ nextWhen }: Transition, document: Row, today: string): boolean =>
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
    const transitions = await documents.transitions(type, name)
    const document = transitions.some(({ nextWhen }) => nextWhen) ? await documents.get(type, name) : {}
    return transitions.map((transition) => ({
      ...{ action: transition.action, to: transition.to },
      is_final: isFinal(type, transition, caller),
      is_next: isNext(transition, document, documents.today),
    }))
  },
})
