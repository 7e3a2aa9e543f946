import { PasswordInput, TextInput, Button } from '@mantine/core'
import { type ChangeEvent, useId } from 'react'
import { useTranslate } from '../language/translate.ts'
import { CopyButton } from './copy-button.tsx'
import type { Enrolment } from '../data/user/session.ts'
import { downloadOutline } from 'ionicons/icons'
import { Icon } from './icon.tsx'
import styles from './secrets.module.css'

interface Props {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  description?: string
  hasFocus?: boolean
  onChange?: (typed: string) => void
}

export function SecretInput({ hasFocus = false, onChange, ...field }: Props) {
  const t = useTranslate()
  return (
    <PasswordInput
      {...field}
      required
      withAsterisk={false}
      data-autofocus={hasFocus || undefined}
      autoFocus={hasFocus}
      visibilityToggleButtonProps={{ 'aria-label': t('desk.show_secret') }}
      {...(onChange && { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) })}
    />
  )
}

interface CodeFieldProps {
  isRecovery?: boolean
  hasFocus?: boolean
}

export function CodeField({ isRecovery = false, hasFocus = true }: CodeFieldProps) {
  const t = useTranslate()
  return (
    <TextInput
      key={String(isRecovery)}
      name="otp"
      className={styles.codeField}
      label={t(isRecovery ? 'desk.recovery_code' : 'desk.code')}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      autoFocus={hasFocus}
      data-autofocus={hasFocus || undefined}
      required
      withAsterisk={false}
    />
  )
}

interface SecretLineProps {
  label: string
  secret: string
}

export function SecretLine({ label, secret }: SecretLineProps) {
  const id = useId()
  return (
    <div className={styles.secretLine} role="group" aria-labelledby={id}>
      <span className="shown-label" id={id}>
        {label}
      </span>
      <code className={styles.secretText}>{secret}</code>
      <CopyButton text={secret} of={label} />
    </div>
  )
}

const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

export function Authenticator({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslate()
  return (
    <div className={styles.authenticator}>
      <p>{t('desk.enrol_scan')}</p>
      {/* As a picture, not as a part of the page: whatever stands in it cannot run. */}
      <img
        className={styles.authenticatorPicture}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
        alt={t('desk.enrol_picture')}
        width={196}
        height={196}
      />
      <SecretLine label={t('desk.enrol_type')} secret={grouped(enrolment.secret)} />
      <p>{t('desk.enrol_confirm')}</p>
    </div>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** Recovery codes, shown only on this screen. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslate()
  const text = codes.join('\n')
  return (
    <div className={styles.recovery}>
      <p>{t('desk.recovery_help')}</p>
      <ul className={styles.recoveryCodes} aria-label={t('desk.recovery_list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.recoveryActions}>
        <CopyButton text={text} of={t('desk.recovery_list')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n\n${text}\n`)}`}
          download={`${location.hostname}-recovery-codes.txt`}
          leftSection={<Icon of={downloadOutline} isSmall />}
        >
          {t('desk.download')}
        </Button>
      </div>
      <Button fullWidth onClick={onSaved}>
        {t('desk.recovery_saved')}
      </Button>
    </div>
  )
}
