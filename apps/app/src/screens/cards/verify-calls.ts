import { call } from '#client'
import type { Methods } from '#contract'

/** What anybody may know of a card or a certificate: its kind is null where nobody was ever given the code. */
export type Verified = Methods['mela.cards.verify']['output']

/** Never kept on the device: a card that was good yesterday may be taken back today. */
export const askVerified = (code: string): Promise<Verified> => call('mela.cards.verify', { code })
