import { askBooks, type BookCheck } from '#money/ledger'
import { message } from '../messages.ts'
import { contributionFaults, contributionProblems } from '../rules/contribution-books.ts'

export const checkContributions: BookCheck = {
  name: 'contributions.paid',
  title: message('contributions.check.paid'),
  problems: contributionProblems,
  run: askBooks(contributionFaults),
}
