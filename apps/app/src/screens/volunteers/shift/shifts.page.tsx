import { Page } from '../../../shell/page.tsx'
import { ShiftsBody } from './shifts-body.tsx'
import { VolunteerMessages } from '../volunteer-messages.tsx'
import { shiftsScreen } from './shifts.screen.tsx'

VolunteerMessages.fetchAhead()

export function ShiftsPage() {
  return (
    <VolunteerMessages>
      <Page screen={shiftsScreen}>
        <ShiftsBody />
      </Page>
    </VolunteerMessages>
  )
}
