import { useEffect, useId, useRef } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import styles from './withdrawal-confirmation.module.css'

const questions: Readonly<Record<string, readonly [title: MessageId, effect: MessageId]>> = {
  'records of the school': ['family.withdraw_records', 'family.withdraw_records_effect'],
  'pictures on our pages': ['family.withdraw_pictures', 'family.withdraw_pictures_effect'],
  'first aid and a doctor': ['family.withdraw_first_aid', 'family.withdraw_first_aid_effect'],
  'messages about school days': ['family.withdraw_messages', 'family.withdraw_messages_effect'],
}

interface Props {
  purpose: string
  isBusy?: boolean
  onWithdraw: () => void
  onDismiss: () => void
}

export function WithdrawalConfirmation({ purpose, isBusy = false, onWithdraw, onDismiss }: Props) {
  const id = useId()
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [name, effect] = questions[purpose] ?? ['family.withdraw_other', 'family.withdraw_other_effect']
  return (
    <div
      className={styles.withdrawalConfirmation}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-effect`}
    >
      <h3 id={`${id}-title`} ref={title} tabIndex={-1}>
        {t(name)}
      </h3>
      <p className="small" id={`${id}-effect`}>
        {t(effect)}
      </p>
      <div className="actions">
        <button type="button" className="button line" onClick={onDismiss}>
          {t('family.withdraw_no')}
        </button>
        <button type="button" className="plain-button" aria-disabled={isBusy} onClick={onWithdraw}>
          {t('family.withdraw_yes')}
        </button>
      </div>
    </div>
  )
}
