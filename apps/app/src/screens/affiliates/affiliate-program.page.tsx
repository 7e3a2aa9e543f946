import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { affiliateProgramScreen } from './affiliate-program.screen.tsx'
import { OwnPart } from './own-part.tsx'
import { ProgramBody } from './program-body.tsx'

const AffiliateMessages = addedMessages('affiliates')

AffiliateMessages.fetchAhead()

export function AffiliateProgramPage() {
  return (
    <AffiliateMessages>
      <Page screen={affiliateProgramScreen}>
        <ProgramBody>
          <OwnPart />
        </ProgramBody>
      </Page>
    </AffiliateMessages>
  )
}
