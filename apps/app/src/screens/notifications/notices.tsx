import { useRef } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Inbox } from '../../ui/inbox/inbox-call.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { dayTitle, noticeDays } from './notice-days.ts'
import { NoticeRow } from './notice-row.tsx'
import { useNotices } from './use-notices.ts'

interface Props {
  first: Inbox
  unreadCount: number
  onChanged: () => void
}

/** Notifications by their days; one tap opens what one is about. */
export function Notices({ first, unreadCount, onChanged }: Props) {
  const say = useSay()
  const visit = useVisit()
  const { tell } = useShellActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const { asking, notices, hasMore, isUnread, showMore, see, seeAll } = useNotices(first, onChanged)
  const handleAllSeen = () => {
    tell(say('inbox.all_marked'))
    // The button goes: the focus stays on the page.
    heading.current?.focus()
  }
  return (
    <div className="wrap inbox">
      <div className="page-head inbox-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {say('inbox.title')}
          </h1>
          <p className="dim">
            {unreadCount === 0 ? say('inbox.none_unread') : say('inbox.unread_count', { count: unreadCount })}
          </p>
        </div>
        {unreadCount > 0 && (
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => void seeAll(handleAllSeen)}
          >
            {say('inbox.mark_all')}
          </button>
        )}
      </div>
      {noticeDays(notices).map(({ day, notices: those }) => (
        <section key={day} aria-labelledby={`inbox-${day}`}>
          <h2 id={`inbox-${day}`}>{dayTitle(day, visit, say)}</h2>
          <ul className="card inbox-list">
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
          {say('inbox.more')}
        </button>
      )}
    </div>
  )
}
