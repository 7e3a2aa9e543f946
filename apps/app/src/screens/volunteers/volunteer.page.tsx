import { Page } from '../../shell/page.tsx'
import { VolunteerBody } from './volunteer-body.tsx'
import { VolunteerWords } from './volunteer-words.tsx'
import { volunteerScreen } from './volunteer.screen.tsx'
import { WhatIDid } from './what-i-did.tsx'

VolunteerWords.fetchAhead()

export function VolunteerPage() {
  return (
    <VolunteerWords>
      <Page screen={volunteerScreen}>
        <VolunteerBody>
          <WhatIDid />
        </VolunteerBody>
      </Page>
    </VolunteerWords>
  )
}
