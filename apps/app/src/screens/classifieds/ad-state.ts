import type { MessageId } from '#design/messages'
import type { AdStep, MyAdCard } from './classified-calls.ts'

const words: Record<MyAdCard['state'], MessageId> = {
  draft: 'classifieds.state_draft',
  'in review': 'classifieds.state_review',
  live: 'classifieds.state_live',
  sold: 'classifieds.state_sold',
  expired: 'classifieds.state_expired',
}

export const stateWords = ({ state, is_hidden }: Pick<MyAdCard, 'state' | 'is_hidden'>): MessageId =>
  is_hidden === 1 ? 'classifieds.state_hidden' : words[state]

const stepsOfState: Record<MyAdCard['state'], readonly AdStep[]> = {
  draft: ['submit_ad'],
  'in review': ['withdraw_ad'],
  live: ['mark_sold', 'withdraw_ad'],
  sold: [],
  expired: ['withdraw_ad'],
}

/** The steps that a seller may take now; renewing comes first, where it is time for it. */
export function stepsOf({ state, can_renew }: Pick<MyAdCard, 'state' | 'can_renew'>): readonly AdStep[] {
  return can_renew === 1 ? ['renew', ...stepsOfState[state]] : stepsOfState[state]
}
