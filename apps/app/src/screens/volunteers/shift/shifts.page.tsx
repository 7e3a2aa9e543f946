import { Page } from '../../../shell/page.tsx'
import { ShiftsBody } from './shifts-body.tsx'
import { VolunteerWords } from '../volunteer-words.tsx'
import { shiftsScreen } from './shifts.screen.tsx'

VolunteerWords.fetchAhead()

export function ShiftsPage() {
  return (
    <VolunteerWords>
      <Page screen={shiftsScreen}>
        <ShiftsBody />
      </Page>
    </VolunteerWords>
  )
}
