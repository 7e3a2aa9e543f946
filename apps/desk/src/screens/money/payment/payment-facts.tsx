import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { documentPath, useTypeNamed } from '../../../data/document/desk-types.ts'
import type { Payment } from '../../../data/money/payments.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { ActionIcon } from '@mantine/core'
import { copyOutline } from 'ionicons/icons'
import { spacedPhone } from '#meta'
import { paymentMethodText } from '../../../fields/text/payment-method.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCopy } from '../../../ui/copy-button.tsx'
import { momentText } from '../../../ui/dates.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useTypeLabel } from '../use-money.ts'
import styles from './payment.module.css'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="small dim">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Copied({ label, text }: { label: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <Fact label={label}>
      <span className={styles.copiedFact}>
        <span className="mono grow">{text}</span>
        <CopyIcon text={text} of={label} />
      </span>
    </Fact>
  )
}

function PaidFor({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const { reference_type, reference_name } = payment
  const type = useTypeNamed(reference_type ?? '')
  if (!reference_type || !reference_name) return null
  return (
    <Fact label={t('money.paid_for')}>
      {type ? (
        <Link className="link" to={documentPath(reference_type, reference_name)}>
          {type.label} {reference_name}
        </Link>
      ) : (
        `${reference_type} ${reference_name}`
      )}
    </Fact>
  )
}

export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const labelOf = useTypeLabel('Payment')
  const { payer_email, payer_phone, gateway, method, gateway_order, gateway_payment, expires_at } = payment
  const isOpen = payment.state === 'created' || payment.state === 'authorised'
  return (
    <TitledCard place="sidebar" title={t('money.facts')}>
      <dl className={styles.facts}>
        <PaidFor payment={payment} />
        {payer_email && (
          <Fact label={t('money.email')}>
            <a className="link" href={`mailto:${payer_email}`}>
              {payer_email}
            </a>
          </Fact>
        )}
        {payer_phone && (
          <Fact label={t('money.phone')}>
            <a className="link" href={`tel:${payer_phone}`}>
              {spacedPhone(payer_phone)}
            </a>
          </Fact>
        )}
        <Fact label={t('money.gateway')}>{labelOf(gateway)}</Fact>
        {method && <Fact label={t('money.method')}>{paymentMethodText(method, t)}</Fact>}
        {isOpen && expires_at && <Fact label={t('money.expires')}>{momentText(expires_at, language)}</Fact>}
        <Copied label={t('money.gateway_order')} text={gateway_order} />
        <Copied label={t('money.gateway_payment')} text={gateway_payment} />
      </dl>
      <Link className="link small" to={documentPath('Payment', payment.name)}>
        {t('money.document_form')}
      </Link>
    </TitledCard>
  )
}

interface Props {
  text: string
  of: string
}

function CopyIcon({ text, of }: Props) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <ActionIcon
      variant="subtle"
      size={36}
      aria-label={`${t('desk.copy')}: ${of}`}
      onClick={() => void copy(text)}
    >
      <Icon of={copyOutline} isSmall />
    </ActionIcon>
  )
}
