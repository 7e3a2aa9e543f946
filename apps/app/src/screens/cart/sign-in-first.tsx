import { useTranslate } from '../../language/text.ts'

/** Who bought here before need not type his address again: his cart comes along. */
export function SignInFirst({ next }: { next: string }) {
  const t = useTranslate()
  return (
    <p className="sign-in-first">
      <a className="text-button" href={`/sign-in?${new URLSearchParams({ next, again: '1' })}`}>
        {t('cart.sign_in')}
      </a>
    </p>
  )
}
