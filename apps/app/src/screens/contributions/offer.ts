import { methodRequest, send } from '#client'
import { randomKey } from '../../ui/form/random-key.ts'
import { offerIn, type SupportAnswers } from './support-answers.ts'

export interface Offered {
  name: string
  /** Opens the contribution for whoever pays it. */
  receipt_token: string
}

/** Sends offers: the same answers are one contribution however often they are sent, other answers another one. */
export function createOffering(ask = send<Offered>) {
  let last = { content: '', key: '' }
  return (answers: SupportAnswers): Promise<Offered> => {
    const offer = offerIn(answers)
    const content = JSON.stringify(offer)
    if (content !== last.content) last = { content, key: randomKey() }
    return ask(methodRequest('mela.contributions.offer', { ...offer, idempotency_key: last.key }))
  }
}
