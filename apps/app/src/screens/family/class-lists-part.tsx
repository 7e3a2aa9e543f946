import { listOutline } from 'ionicons/icons'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { shortDay } from '../../ui/text/date-text.ts'
import { classListsCall } from './family-calls.ts'
import styles from './family.module.css'

/** Links the published lists of one child's class, or of all children of the caller; nothing without a list. */
export function ClassListsPart({ student = null }: { student?: string | null }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { query } = useOwnCall(classListsCall(student))
  const lists = query.data?.lists ?? []
  if (lists.length === 0) return null
  return (
    <section className={`card padded ${styles.classLists}`} aria-labelledby="class-lists">
      <h2 id="class-lists">{t('family.class_lists')}</h2>
      <ul className="lines">
        {lists.map((list) => (
          <li key={list.name}>
            <Icon of={listOutline} isSmall />
            <span className="text">
              <a className="more" href={`/class-lists/${encodeURIComponent(list.name)}`}>
                {list.title}
              </a>
              <span className="small dim">
                {t('family.class_list_due', { class: list.class, day: shortDay(list.due_on, language) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
