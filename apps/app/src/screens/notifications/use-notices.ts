import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { markAllRead, markRead, readMoreNotices, type Inbox, type Notice } from '../../ui/inbox/inbox-call.ts'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'

const none: Inbox = { notices: [], hasMore: false }

/** Something that came meanwhile moves all others along: each is shown once. */
const onceEach = (notices: readonly Notice[]): readonly Notice[] => [
  ...new Map(notices.map((notice) => [notice.name, notice])).values(),
]

/** The latest notifications and those that were asked for beyond them, and what is done with them. */
export function useNotices(first: Inbox, onChanged: () => void) {
  const say = useSay()
  const [later, setLater] = useState<Inbox | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const asking = useAsking((error) => refusal(error, say('inbox.failed')))
  const notices = onceEach([...first.notices, ...(later ?? none).notices])
  return {
    ...{ asking, notices, hasMore: (later ?? first).hasMore },
    isUnread: ({ name, read_at }: Notice) => read_at === null && !seen.has(name),
    showMore: () =>
      asking.ask(async () => {
        const next = await readMoreNotices(notices.length)
        setLater({ ...next, notices: [...(later ?? none).notices, ...next.notices] })
      }),
    /** What the store did not hear of is unread again when it is asked next. */
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
