import { NativeSelect } from '@mantine/core'
import { isLanguage, languages } from '#design/messages'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { LogoMark } from '../../ui/icon.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './desk-sign-in.module.css'

/** Sign-in page of the desk. Signing in reloads the page, with the token of the new session. */
export function SignInPage() {
  const t = useTranslate()
  const { language, choose } = useLanguage()
  useTitle(t('shell.sign_in'))
  return (
    <div className={styles.signIn}>
      <header className={styles.signInCanopy}>
        <span className="logo">
          <LogoMark />
          {t('desk.title')}
        </span>
      </header>
      <main className={`card ${styles.signInCard}`}>
        <h1>{t('shell.sign_in')}</h1>
        <p className="dim">{t('desk.sign_in_text')}</p>
        <SignInForm onSignedIn={() => location.reload()} />
        <NativeSelect
          className={styles.signInLanguage}
          aria-label={t('shell.language')}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && choose(value)}
        />
      </main>
    </div>
  )
}
