import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { PledgesBody } from './pledges-body.tsx'
import { pledgesScreen } from './pledges.screen.tsx'

const PledgeMessages = addedMessages('pledges')

PledgeMessages.fetchAhead()

export function PledgesPage() {
  return (
    <PledgeMessages>
      <Page screen={pledgesScreen}>
        <PledgesBody />
      </Page>
    </PledgeMessages>
  )
}
