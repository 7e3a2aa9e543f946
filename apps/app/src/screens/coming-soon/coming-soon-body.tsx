import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { plannedPageOf } from './planned-pages.ts'
import styles from './coming-soon.module.css'

export function ComingSoonBody({ params }: { params: Params }) {
  const t = useTranslate()
  const planned = plannedPageOf(params['page'])
  return (
    <div className="wrap">
      <section className={styles.soon}>
        <Kolam size={4} />
        {planned.title !== 'states.coming_soon_title' && (
          <p className="badge warn">{t('pages.coming_soon')}</p>
        )}
        <h1>{t(planned.title)}</h1>
        <p className="dim">{t(planned.text)}</p>
        <a className="button" href={planned.link.path}>
          {t(planned.link.label)}
        </a>
      </section>
    </div>
  )
}
