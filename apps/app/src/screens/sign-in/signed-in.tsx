import { useTranslate } from '../../language/text.ts'
import { useSignOut } from '../../ui/use-sign-out.ts'

/** Somebody who is in already: on, or out. */
export function SignedIn({ next }: { next: string }) {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  return (
    <div className="contact-form">
      <p role="status">{t('sign_in.is_in')}</p>
      <div className="actions">
        <a className="button big" href={next} data-root="">
          {t('forms.go_on')}
        </a>
        <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
          {t('shell.sign_out')}
        </button>
      </div>
    </div>
  )
}
