import type { ReactNode } from 'react'
import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { giftCardTermsCall, type GiftCardTerms } from '../../ui/gift-cards/gift-card-calls.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import styles from './gift-cards.module.css'

interface Props {
  renderForm: (terms: GiftCardTerms) => ReactNode
  /** Parts that need the visitor's device: the balance check and their own cards. */
  children?: ReactNode
}

export function GiftCardsBody({ renderForm, children }: Props) {
  const t = useTranslate()
  const query = useCall(giftCardTermsCall)
  return (
    <Shown
      query={query}
      loading={<GiftCardsSkeleton />}
      isEmpty={({ is_on }) => is_on === 0}
      empty={
        <Empty
          title={t('gift_cards.off_title')}
          text={t('gift_cards.off_text')}
          mainLink={{ label: t('gift_cards.browse'), href: '/tabs/category' }}
        />
      }
    >
      {(terms) => (
        <div className="wrap">
          <div className="page-head">
            <h1>{t('gift_cards.title')}</h1>
            <p className="dim">
              {terms.is_sold === 1
                ? t('gift_cards.lead', { count: terms.validity_months })
                : t('gift_cards.lead_not_sold')}
            </p>
            {terms.is_sold === 1 && children && (
              <button type="button" className="text-link" onClick={goToBalance}>
                {t('gift_cards.have_code')}
              </button>
            )}
          </div>
          <div className={styles.gifts}>
            {terms.is_sold === 1 && renderForm(terms)}
            {children}
          </div>
        </div>
      )}
    </Shown>
  )
}

/** Leads past the form to the field for a code. */
function goToBalance(): void {
  const field = document.querySelector<HTMLElement>('[aria-labelledby="gift-card-balance"] .input')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

function GiftCardsSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="stack">
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
