import { useTranslate } from '../../language/text.ts'
import type { GiftCardTerms } from '../../ui/gift-cards/gift-card-calls.ts'
import { firstGiftCardAnswers } from './gift-card-answers.ts'
import { GiftCardFields } from './gift-card-fields.tsx'
import { GiftCardPreview } from './gift-card-preview.tsx'
import styles from './gift-cards.module.css'

const nothing = () => undefined

/** The form as the server renders it, before it can be sent. */
export function GiftCardFormShell({ terms }: { terms: GiftCardTerms }) {
  const t = useTranslate()
  const answers = firstGiftCardAnswers(terms)
  return (
    <div className={styles.giftBuying} inert>
      <aside className={styles.giftAside}>
        <GiftCardPreview answers={answers} currency={terms.currency} />
      </aside>
      <div className={`card padded ${styles.giftForm}`}>
        <GiftCardFields {...{ terms, answers, problems: {} }} onChange={nothing} />
        <span className="button big">{t('gift_cards.go_on')}</span>
      </div>
    </div>
  )
}
