import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { PointsBody } from './points-body.tsx'
import { rewardPointsScreen } from './reward-points.screen.tsx'

const PointsMessages = addedMessages('points')

PointsMessages.fetchAhead()

export function RewardPointsPage() {
  return (
    <PointsMessages>
      <Page screen={rewardPointsScreen}>
        <PointsBody />
      </Page>
    </PointsMessages>
  )
}
