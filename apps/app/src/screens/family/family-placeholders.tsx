import { useTranslate } from '../../language/text.ts'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import styles from './family.module.css'

export function FamilySkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="two">
        <div className={`block ${styles.childBlock}`} />
        <div className={`block ${styles.childBlock}`} />
      </div>
    </div>
  )
}

export function FamilySignedOut({ next }: { next: string }) {
  const t = useTranslate()
  return (
    <SignedOut title={t('family.signed_out_title')} text={t('family.signed_out_text')} next={next}>
      <a className="more" href="/register-form/student">
        {t('family.register_new')}
      </a>
    </SignedOut>
  )
}
