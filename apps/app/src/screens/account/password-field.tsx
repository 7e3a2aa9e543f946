import { alertCircleOutline } from 'ionicons/icons'
import { useId, useState } from 'react'
import type { MessageId } from '#design/messages'
import { passwordStrength, SHORTEST_PASSWORD, type PasswordStrength } from '#meta'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account.module.css'

interface Props {
  typed: string
  problem: string | null
  onType: (typed: string) => void
}

const hints: Record<PasswordStrength, MessageId> = {
  'too short': 'new_password.too_short',
  weak: 'new_password.weak',
  fair: 'new_password.fair',
  good: 'new_password.good',
}

export function PasswordField({ typed, problem, onType }: Props) {
  const t = useTranslate()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const hint = t(hints[passwordStrength(typed)], { count: SHORTEST_PASSWORD })
  return (
    <div className="field">
      <label htmlFor={id}>{t('new_password.label')}</label>
      <input
        id={id}
        className="input"
        name="new_password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={512}
        value={typed}
        aria-required
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onType(event.target.value)}
      />
      {problem === null ? (
        <p className="help" id={`${id}-hint`} role="status">
          {hint}
        </p>
      ) : (
        <p className="error" id={`${id}-hint`} role="alert">
          <Icon of={alertCircleOutline} isSmall />
          {problem}
        </p>
      )}
      <label className={styles.tickLine}>
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        {t('new_password.show')}
      </label>
    </div>
  )
}
