import { useRef, useState, type SubmitEvent } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import { TextBox } from '../../../ui/market/text-box.tsx'
import { focusFirstWrong, looksLikeEmail } from '../../../ui/market/typed.ts'
import { ProblemNote } from '../../../ui/state/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { requestBackInStock, type Variant } from '../catalog-calls.ts'

interface Offered {
  offers: readonly Pick<Variant['offers'][number], 'in_stock'>[]
}

/** No seller has it in stock. */
export const isSoldOut = ({ offers }: Offered): boolean => offers.every(({ in_stock }) => in_stock === 0)

/** Asks to be notified once when a sold-out variant is back in stock. A guest gives an email address. */
export function BackInStockForm({ variant }: { variant: string }) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'asked' | 'wrong' | 'waiting'>('asked')
  const asking = useAsking((error) => refusal(error, `${t('states.error_title')}. ${t('states.error_text')}`))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isGuest && !looksLikeEmail(email)) {
      setStep('wrong')
      return focusFirstWrong(form.current)
    }
    void asking.ask(async () => {
      await requestBackInStock(variant, isGuest ? email.trim() : null)
      setStep('waiting')
    })
  }
  if (step === 'waiting') return <p role="status">{t('catalog.notify_done')}</p>
  return (
    <form ref={form} className="tell-me" noValidate onSubmit={handleSubmit}>
      {isGuest && (
        <TextBox
          {...{ label: t('catalog.notify_email'), help: t('catalog.notify_help'), value: email }}
          {...{ type: 'email', autoComplete: 'email', onType: setEmail }}
          problem={step === 'wrong' ? t('catalog.notify_wrong') : undefined}
        />
      )}
      <ProblemNote problem={asking.problem} />
      <button className="button" aria-disabled={asking.isBusy}>
        {t('catalog.notify_me')}
      </button>
    </form>
  )
}
