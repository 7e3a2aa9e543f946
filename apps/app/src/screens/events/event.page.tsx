import type { EventDocument } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { eventPath } from '../../ui/card/event-card.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { EventMessages } from './event-messages.tsx'
import { EventBody } from './event-body.tsx'
import { eventScreen } from './event.screen.tsx'
import { share } from '../../ui/share.ts'

EventMessages.fetchAhead()

export function EventPage({ params }: PageProps) {
  return (
    <EventMessages>
      <OpenedEvent params={params} />
    </EventMessages>
  )
}

function OpenedEvent({ params }: PageProps) {
  const t = useTranslate()
  const shell = useShellActions()
  const { origin } = useVisit()
  const handleShare = async (event: EventDocument) => {
    const result = await share(event.title, origin + eventPath(event.name))
    if (result === 'copied') shell.showToast(t('events.link_copied'))
  }
  return (
    <Page screen={eventScreen} params={params}>
      <EventBody params={params} onShare={(event) => void handleShare(event)} />
    </Page>
  )
}
