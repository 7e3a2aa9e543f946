import { useTranslate } from '../../language/text.ts'
import type { Campaign } from './campaign.ts'
import { firstAnswers } from './support-answers.ts'
import { SupportFields } from './support-fields.tsx'

const nothing = () => undefined

/** The form's place in the server's page: it looks as it will, and cannot be filled in before it can be sent. */
export function SupportShell({ campaign }: { campaign: Campaign }) {
  const t = useTranslate()
  return (
    <div className="card padded support-form" inert>
      <SupportFields campaign={campaign} answers={firstAnswers(campaign)} problems={{}} onChange={nothing} />
      <span className="button big">{t('contributions.go_on')}</span>
    </div>
  )
}
