import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { giftAmountOf, type GiftCardAnswers } from './gift-card-answers.ts'
import styles from './gift-cards.module.css'

const MASKED_CODE = '•••• •••• •••• ••••'

interface Props {
  answers: GiftCardAnswers
  currency: string
}

/** The card as the email shows it, filled in while the buyer types. */
export function GiftCardPreview({ answers, currency }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const site = useSettings()?.site_name ?? ''
  const amount = giftAmountOf(answers)
  const recipient = answers.recipient_name.trim() || t('gift_cards.preview_recipient')
  const sender = answers.sender_name.trim() || t('gift_cards.preview_sender')
  return (
    <figure className={styles.giftPreview} aria-label={t('gift_cards.preview')}>
      <span className={styles.giftKolam}>
        <Kolam size={4} />
      </span>
      <p className="small mid">{t('gift_cards.preview_title', { site })}</p>
      <p className={styles.giftAmount}>{amount === null ? '₹—' : moneyText(amount, currency, language)}</p>
      <p className={styles.giftMessage}>{answers.message.trim() || t('gift_cards.preview_message')}</p>
      <p className={styles.giftCode} aria-hidden="true">
        {MASKED_CODE}
      </p>
      <p className="tiny">{t('gift_cards.preview_names', { recipient, sender })}</p>
    </figure>
  )
}
