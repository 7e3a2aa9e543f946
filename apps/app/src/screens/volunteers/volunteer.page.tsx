import { Page } from '../../shell/page.tsx'
import { VolunteerBody } from './volunteer-body.tsx'
import { VolunteerWords } from './volunteer-words.tsx'
import { volunteerScreen } from './volunteer.screen.tsx'
import { VolunteerRecord } from './volunteer-record.tsx'

VolunteerWords.fetchAhead()

export function VolunteerPage() {
  return (
    <VolunteerWords>
      <Page screen={volunteerScreen}>
        <VolunteerBody>
          <VolunteerRecord />
        </VolunteerBody>
      </Page>
    </VolunteerWords>
  )
}
