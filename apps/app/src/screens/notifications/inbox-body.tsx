import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { inboxCall, inboxPath, pageOf } from '../../ui/inbox/inbox-call.ts'
import { Shown } from '../../ui/shown.tsx'
import { SignedOut } from '../../ui/signed-out.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { Notices } from './notices.tsx'
import { useNews } from './use-news.ts'

/** What a signed-in person was notified of, the latest first. */
export function InboxBody() {
  const say = useSay()
  const { query, isSignedOut } = useOwnAnswer(inboxCall)
  useNews(isSignedOut ? null : query.retry)
  if (isSignedOut) {
    const title = say('inbox.signed_out_title')
    return <SignedOut title={title} text={say('inbox.signed_out_text')} next={inboxPath} />
  }
  return (
    <Shown
      query={query}
      loading={<InboxSkeleton />}
      isEmpty={({ notifications }) => notifications.length === 0}
      empty={<NoNotices />}
    >
      {(answer) => (
        <Notices first={pageOf(answer)} unreadCount={answer.unread_count} onChanged={query.retry} />
      )}
    </Shown>
  )
}

function NoNotices() {
  const say = useSay()
  return (
    <Empty
      title={say('inbox.empty_title')}
      text={say('inbox.empty_text')}
      way={{ label: say('inbox.empty_link'), href: '/tabs/my-profile' }}
    />
  )
}
