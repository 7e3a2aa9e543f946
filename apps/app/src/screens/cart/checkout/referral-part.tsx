import { useRef, useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import { useTranslate } from '../../../language/text.ts'
import { checkAffiliateCode, useIsProgramOn } from '../../../ui/affiliates/affiliate-calls.ts'
import { forgetReferral, readReferral, storeReferral } from '../../../ui/affiliates/affiliate-link.ts'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { refusal } from '../../../ui/problem-note.tsx'
import styles from './checkout.module.css'

/** A small row for the code of who recommended the store; that of a link is known. */
export function ReferralPart() {
  const t = useTranslate()
  const isOn = useIsProgramOn()
  const [code, setCode] = useState(() => readReferral()?.code ?? null)
  const [name, setName] = useState<string | null>(null)
  if (!isOn) return null
  if (code === null)
    return (
      <CodeEntry
        onFound={(found, owner) => {
          setName(owner)
          setCode(found)
        }}
      />
    )
  const handleRemove = () => {
    forgetReferral()
    setCode(null)
  }
  return (
    <p className={`row small ${styles.checkoutReferral}`}>
      <span className="spring dim">
        {t('checkout.referred_by', { name: name === null ? code : `${name} (${code})` })}
      </span>
      <button type="button" className="text-link" onClick={handleRemove}>
        {t('checkout.referral_remove')}
      </button>
    </p>
  )
}

function CodeEntry({ onFound }: { onFound: (code: string, owner: string) => void }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const checking = useAction(
    (error) => refusal(error, t('checkout.failed')),
    () => focusFirstWrong(form.current),
  )
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (checking.isBusy || typed.trim() === '') return
    void checking.ask(async () => {
      const { code, group_name, display_name } = await checkAffiliateCode(typed.trim())
      storeReferral(code)
      onFound(code, group_name ?? display_name)
    })
  }
  return (
    <details className="small">
      <summary>{t('checkout.referral')}</summary>
      <form ref={form} className={styles.checkoutReferralForm} noValidate onSubmit={handleSubmit}>
        <TextBox
          {...{ label: t('checkout.referral_code'), longest: 40, value: typed }}
          problem={checking.problem || undefined}
          onType={(text) => {
            setTyped(text)
            checking.reset()
          }}
        />
        <button className="button line" aria-disabled={checking.isBusy}>
          {t('checkout.referral_apply')}
        </button>
      </form>
    </details>
  )
}
