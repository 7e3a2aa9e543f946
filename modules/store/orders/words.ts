import type { Words } from '#framework/words'
import { afterPlacingWords, changeSentences } from './words/after-placing.ts'
import { reasonWords } from './words/reasons.ts'
import { refundToWords } from './words/refund-to.ts'
import { undeliveredWords } from './words/undelivered.ts'
import { orderLabels, orderSentences } from './words/placing.ts'

/** What orders say in Hindi and Tamil, by the English text. */
export const words: Words = {
  ...orderLabels,
  ...orderSentences,
  ...afterPlacingWords,
  ...changeSentences,
  ...undeliveredWords,
  ...reasonWords,
  ...refundToWords,
}
