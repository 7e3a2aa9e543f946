import { askBooks, type BookCheck } from '#money/ledger'
import { contributionFaults } from '../rules/contribution-books.ts'

export const checkContributions: BookCheck = {
  name: 'contributions.paid',
  title: 'Every confirmed contribution has its payment, and what went back went back on both',
  run: askBooks(contributionFaults),
}
