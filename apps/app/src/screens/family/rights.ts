import type { MessageId } from '#design/messages'
import type { Child, Rights } from './family-calls.ts'

const names: readonly (readonly [keyof Rights, MessageId])[] = [
  ['may_view', 'family.right_view'],
  ['may_change', 'family.right_change'],
  ['may_pay', 'family.right_pay'],
  ['may_collect', 'family.right_collect'],
]

/** What a guardian may do, in words, in the order of weight. */
export const rightsOf = (rights: Rights): MessageId[] =>
  names.filter(([right]) => rights[right] === 1).map(([, words]) => words)

/** Of a child that belongs to no family yet: whoever sent it in may see and change what was sent. */
const ofSender: Rights = { may_view: 1, may_change: 1, may_pay: 0, may_collect: 0 }

export const ownRights = ({ guardians }: Pick<Child, 'guardians'>): Rights =>
  guardians.find(({ is_me }) => is_me === 1)?.rights ?? ofSender
