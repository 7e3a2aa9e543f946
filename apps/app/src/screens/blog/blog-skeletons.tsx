import { useTranslate } from '../../language/text.ts'
import articleStyles from './article.module.css'
import styles from './blog.module.css'

const cards = ['first', 'second', 'third']

export function PostsSkeleton() {
  const t = useTranslate()
  return (
    <div className={`skeleton ${styles.posts}`} role="status" aria-label={t('states.loading')}>
      <div className={`block ${styles.leadBlock}`} />
      <div className={styles.grid}>
        {cards.map((card) => (
          <div key={card} className="block tall" />
        ))}
      </div>
    </div>
  )
}

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function PostSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className={articleStyles.column}>
        <div className="page-head">
          <i className="title" />
          <i className="line short" />
        </div>
        <div className={`block ${articleStyles.coverBlock}`} />
        {lines.map((line) => (
          <i key={line} className="line" />
        ))}
      </div>
    </div>
  )
}
