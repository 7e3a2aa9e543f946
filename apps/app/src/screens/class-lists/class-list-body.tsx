import { busOutline } from 'ionicons/icons'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { classListCall, offersCall, type ClassList } from './class-list-calls.ts'
import { ListToBuy } from './list-to-buy.tsx'
import { ProgressPart } from './progress-part.tsx'
import styles from './class-lists.module.css'

export function ClassListBody({ name }: { name: string }) {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(classListCall(name))
  if (isSignedOut) return <SignedOut name={name} />
  const missing = (
    <Empty
      title={t('class_lists.missing_title')}
      text={t('class_lists.missing_text')}
      mainLink={{ label: t('class_lists.to_family'), href: '/family' }}
    />
  )
  if (query.error?.code === 'class_lists.not_found') return missing
  return (
    <Shown query={query} loading={<CartSkeleton />} empty={missing}>
      {(list) => <ListView list={list} onChanged={() => query.refetch()} />}
    </Shown>
  )
}

function SignedOut({ name }: { name: string }) {
  const t = useTranslate()
  const next = `/class-lists/${encodeURIComponent(name)}`
  return (
    <Empty
      title={t('class_lists.signed_out_title')}
      text={t('class_lists.signed_out_text')}
      mainLink={{ label: t('class_lists.sign_in'), href: `/sign-in?${new URLSearchParams({ next })}` }}
    />
  )
}

function ListView({ list, onChanged }: { list: ClassList; onChanged: () => Promise<unknown> }) {
  const t = useTranslate()
  const { query } = useOwnCall(offersCall(list))
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs crumbs={[{ label: t('class_lists.family'), path: '/family' }]} here={list.title} />
      <ListHead list={list} />
      {list.progress !== null && <ProgressPart list={list} progress={list.progress} />}
      {list.children.length > 0 && (
        <Shown query={query} loading={<CartSkeleton />}>
          {({ variants }) => (
            <ListToBuy
              list={list}
              offers={variants}
              onTicked={onChanged}
              onFilled={() => void query.refetch()}
            />
          )}
        </Shown>
      )}
    </div>
  )
}

function ListHead({ list }: { list: ClassList }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { title, state, due_on, note, delivery } = list
  return (
    <div className={styles.head}>
      <p className="dim">{[list.class, list.academic_year].join(', ')}</p>
      <h1>{title}</h1>
      {state === 'published' ? (
        <p className="mid">{t('class_lists.order_by', { day: plainDay(due_on, language) })}</p>
      ) : (
        <p className="note" role="status">
          {t(`class_lists.${state}`, { day: plainDay(due_on, language) })}
        </p>
      )}
      {note && <p className={styles.listNote}>{note}</p>}
      {delivery !== null && state === 'published' && (
        <p className={styles.delivery}>
          <Icon of={busOutline} isSmall />
          <span>
            {t('class_lists.delivery', {
              ...{ class: list.class, place: delivery.place },
              day: plainDay(delivery.day, language),
            })}
          </span>
        </p>
      )}
    </div>
  )
}
