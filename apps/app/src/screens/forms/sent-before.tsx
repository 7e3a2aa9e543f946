import { checkmarkCircleOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import type { Receipt } from '../../ui/form/draft/receipts.ts'
import { Icon } from '../../ui/icon.tsx'
import { SentActions, type SentActionsProps } from './sent-actions.tsx'

interface Props extends Omit<SentActionsProps, 'name' | 'token'> {
  definition: FormDefinition
  receipt: Receipt
}

/** Who comes back to a form finds what was sent with it from this device. */
export function SentBefore({ receipt, ...rest }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const date = plainDay(new Date(receipt.at).toISOString(), language)
  return (
    <section className="note ok sent-before" aria-label={t('forms.your_number')}>
      <Icon of={checkmarkCircleOutline} />
      <span className="text">
        {t('forms.sent_before', { date })} <span className="numbers mid">{receipt.name}</span>
      </span>
      <SentActions {...rest} name={receipt.name} token={receipt.token} />
    </section>
  )
}
