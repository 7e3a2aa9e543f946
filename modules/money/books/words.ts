import type { Words } from '#framework/words'
import { labels, titles } from './words/labels.ts'
import { ledgerProblems, ownerProblems, paymentProblems, receiptProblems } from './words/problems.ts'

export const words: Words = {
  ...labels,
  ...titles,
  ...ledgerProblems,
  ...paymentProblems,
  ...ownerProblems,
  ...receiptProblems,
}
