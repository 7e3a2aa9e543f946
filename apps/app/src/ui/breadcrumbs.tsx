import { useTranslate } from '../language/text.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  label: string
  path: string
}

export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const t = useTranslate()
  return (
    <nav className="desktop-only" aria-label={t('shell.breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
