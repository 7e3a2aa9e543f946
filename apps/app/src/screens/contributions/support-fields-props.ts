import type { Campaign } from './campaign.ts'
import type { SupportAnswers, SupportProblems } from './support-answers.ts'

/** What every question of the form works with. */
export interface SupportFieldsProps {
  campaign: Campaign
  answers: SupportAnswers
  problems: SupportProblems
  onChange: (changes: Partial<SupportAnswers>) => void
}
