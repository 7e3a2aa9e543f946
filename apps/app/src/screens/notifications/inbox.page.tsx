import { Page } from '../../shell/page.tsx'
import { InboxMessages } from '../../ui/added-catalogues.tsx'
import { inboxScreen } from './inbox.screen.tsx'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import {
  inboxCall,
  inboxPath,
  pageOf,
  type Inbox,
  markAllRead,
  markRead,
  readMoreNotices,
  type Notice,
} from '../../ui/inbox/inbox-call.ts'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { useRef, useState, useEffect, useEffectEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { dayTitle, noticeDays, NoticeRow } from './notice-row.tsx'
import { useLocation } from 'react-router-dom'
import { watchList } from '#client'
import styles from './inbox.module.css'

InboxMessages.fetchAhead()

export function InboxPage() {
  return (
    <InboxMessages>
      <Page screen={inboxScreen}>
        <InboxBody />
      </Page>
    </InboxMessages>
  )
}

const none: Inbox = { notices: [], hasMore: false }

/** Removes duplicates: a new notification shifts the others between pages. */
const onceEach = (notices: readonly Notice[]): readonly Notice[] => [
  ...new Map(notices.map((notice) => [notice.name, notice])).values(),
]

function useNotices(first: Inbox, onChanged: () => void) {
  const t = useTranslate()
  const [later, setLater] = useState<Inbox | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const asking = useAction((error) => refusal(error, t('inbox.failed')))
  const notices = onceEach([...first.notices, ...(later ?? none).notices])
  return {
    ...{ asking, notices, hasMore: (later ?? first).hasMore },
    isUnread: ({ name, read_at }: Notice) => read_at === null && !seen.has(name),
    showMore: () =>
      asking.ask(async () => {
        const next = await readMoreNotices(notices.length)
        setLater({ ...next, notices: [...(later ?? none).notices, ...next.notices] })
      }),
    /** A notification that the server did not mark is unread again at the next request. */
    see: (name: string) => {
      setSeen((before) => new Set([...before, name]))
      markRead(name).then(onChanged, () =>
        setSeen((before) => new Set([...before].filter((one) => one !== name))),
      )
    },
    seeAll: (handleSeen: () => void) =>
      asking.ask(async () => {
        await markAllRead()
        setSeen((before) => new Set([...before, ...notices.map(({ name }) => name)]))
        onChanged()
        handleSeen()
      }),
  }
}

interface Props {
  first: Inbox
  unreadCount: number
  onChanged: () => void
}

function Notices({ first, unreadCount, onChanged }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { showToast } = useShellActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const { asking, notices, hasMore, isUnread, showMore, see, seeAll } = useNotices(first, onChanged)
  const handleAllSeen = () => {
    showToast(t('inbox.all_marked'))
    // The button is removed: the focus stays on the page.
    heading.current?.focus()
  }
  return (
    <div className={`wrap ${styles.inbox}`}>
      <div className={`page-head ${styles.inboxHead}`}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('inbox.title')}
          </h1>
          <p className="dim">
            {unreadCount === 0 ? t('inbox.none_unread') : t('inbox.unread_count', { count: unreadCount })}
          </p>
        </div>
        {unreadCount > 0 && (
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => void seeAll(handleAllSeen)}
          >
            {t('inbox.mark_all')}
          </button>
        )}
      </div>
      {noticeDays(notices).map(({ day, notices: those }) => (
        <section key={day} aria-labelledby={`inbox-${day}`}>
          <h2 id={`inbox-${day}`}>{dayTitle(day, visit, t)}</h2>
          <ul className={`card ${styles.inboxList}`}>
            {those.map((notice) => (
              <li key={notice.name}>
                <NoticeRow notice={notice} isUnread={isUnread(notice)} onSeen={() => see(notice.name)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ProblemNote problem={asking.problem} />
      {hasMore && (
        <button
          type="button"
          className="button line"
          aria-disabled={asking.isBusy}
          onClick={() => void showMore()}
        >
          {t('inbox.more')}
        </button>
      )}
    </div>
  )
}

/** Milliseconds in which several changes cause one request. */
const burst = 300

/** Fetches the inbox again after a change while it is visible; null subscribes to nothing. */
function useNews(ask: (() => void) | null): void {
  const isShown = useLocation().pathname === inboxPath
  const isListening = isShown && ask !== null
  const askAgain = useEffectEvent(() => ask?.())
  useEffect(() => {
    if (!isListening) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleNews = () => {
      clearTimeout(timer)
      timer = setTimeout(() => askAgain(), burst)
    }
    handleNews()
    const end = watchList('Notification', handleNews)
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [isListening])
}

function InboxBody() {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(inboxCall)
  useNews(isSignedOut ? null : () => void query.refetch())
  if (isSignedOut) {
    const title = t('inbox.signed_out_title')
    return <SignedOut title={title} text={t('inbox.signed_out_text')} next={inboxPath} />
  }
  return (
    <Shown
      query={query}
      loading={<InboxSkeleton />}
      isEmpty={({ notifications }) => notifications.length === 0}
      empty={<NoNotices />}
    >
      {(answer) => (
        <Notices
          first={pageOf(answer)}
          unreadCount={answer.unread_count}
          onChanged={() => void query.refetch()}
        />
      )}
    </Shown>
  )
}

function NoNotices() {
  const t = useTranslate()
  return (
    <Empty
      title={t('inbox.empty_title')}
      text={t('inbox.empty_text')}
      mainLink={{ label: t('inbox.empty_link'), href: '/tabs/my-profile' }}
    />
  )
}
