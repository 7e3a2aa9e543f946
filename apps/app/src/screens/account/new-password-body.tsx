import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { SHORTEST_PASSWORD } from '#meta'
import styles from './account.module.css'

interface Props {
  form: ReactNode
  isAsking?: boolean
}

export function NewPasswordBody({ form, isAsking = false }: Props) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{t(isAsking ? 'new_password.ask_title' : 'new_password.title')}</h1>
          <p className="dim">{t(isAsking ? 'new_password.ask_lead' : 'new_password.lead')}</p>
        </div>
        {form}
      </div>
    </div>
  )
}

export function NewPasswordShell() {
  const t = useTranslate()
  return (
    <div className="contact-form" aria-hidden="true">
      <div className="field">
        <span className="label">{t('new_password.label')}</span>
        <span className="input" />
        <span className="help">{t('new_password.too_short', { count: SHORTEST_PASSWORD })}</span>
        <span className={styles.tickLine}>{t('new_password.show')}</span>
      </div>
      <div className="actions">
        <span className="button big">{t('new_password.set')}</span>
      </div>
    </div>
  )
}
