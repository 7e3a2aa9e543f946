import { Page } from '../../shell/page.tsx'
import { VolunteerBody } from './volunteer-body.tsx'
import { VolunteerMessages } from './volunteer-messages.tsx'
import { volunteerScreen } from './volunteer.screen.tsx'
import { VolunteerRecord } from './volunteer-record.tsx'

VolunteerMessages.fetchAhead()

export function VolunteerPage() {
  return (
    <VolunteerMessages>
      <Page screen={volunteerScreen}>
        <VolunteerBody>
          <VolunteerRecord />
        </VolunteerBody>
      </Page>
    </VolunteerMessages>
  )
}
