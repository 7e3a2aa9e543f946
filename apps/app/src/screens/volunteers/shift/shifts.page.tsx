import { Page } from '../../../shell/page.tsx'
import { ShiftsBody } from './shifts-body.tsx'
import { VolunteerWords } from '../volunteer-words.tsx'
import { shiftsScreen } from '../volunteer.screen.ts'

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
