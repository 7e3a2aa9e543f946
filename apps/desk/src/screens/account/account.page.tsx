import { useTranslate } from '../../language/translate.ts'
import { useTitle } from '../../ui/use-title.ts'
import { Devices } from './devices.tsx'
import { Password } from './password.tsx'
import { SecondFactor } from './second-factor.tsx'
import styles from './desk-account.module.css'

export function AccountPage() {
  const t = useTranslate()
  useTitle(t('desk.my_account'))
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('desk.my_account')}</h1>
          <p className="dim">{t('desk.account_text')}</p>
        </div>
      </header>
      <div className={styles.account}>
        <Devices />
        <SecondFactor />
        <Password />
      </div>
    </>
  )
}
