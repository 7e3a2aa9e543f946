import { useTranslate } from '../../language/text.ts'
import styles from './cart-screen.module.css'

export function SignInForCart({ next }: { next: string }) {
  const t = useTranslate()
  return (
    <p className={styles.signInFirst}>
      <a className={styles.textButton} href={`/sign-in?${new URLSearchParams({ next, again: '1' })}`}>
        {t('cart.sign_in')}
      </a>
    </p>
  )
}
