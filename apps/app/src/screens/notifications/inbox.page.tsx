import { Page } from '../../shell/page.tsx'
import { InboxWords } from '../../ui/inbox/inbox-words.tsx'
import { InboxBody } from './inbox-body.tsx'
import './inbox.css'
import { inboxScreen } from './inbox.screen.ts'

InboxWords.fetchAhead()

export function InboxPage() {
  return (
    <InboxWords>
      <Page screen={inboxScreen}>
        <InboxBody />
      </Page>
    </InboxWords>
  )
}
