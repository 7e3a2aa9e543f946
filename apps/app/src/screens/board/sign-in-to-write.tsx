import { useAccount } from '../../data/account.ts'
import { useTranslate } from '../../language/text.ts'

/** Who looks on as a guest is told how to take part, and comes back here after it. */
export function SignInToWrite({ next }: { next: string }) {
  const t = useTranslate()
  if (useAccount() !== null) return null
  return (
    <div className="card padded stack">
      <p className="small dim">{t('board.write_lead')}</p>
      <a className="button" href={`/sign-in?${new URLSearchParams({ next })}`}>
        {t('board.write_sign_in')}
      </a>
    </div>
  )
}
