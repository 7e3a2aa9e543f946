import { Page } from '../../../shell/page.tsx'
import { FormWords, FamilyWords, InboxWords, PlaceWords } from '../../../ui/added-catalogues.tsx'
import { ProfileBody } from './profile-body.tsx'
import { profileScreen } from './profile.screen.tsx'

export function ProfilePage() {
  return (
    <FormWords>
      <FamilyWords>
        <PlaceWords>
          <InboxWords>
            <Page screen={profileScreen}>
              <ProfileBody />
            </Page>
          </InboxWords>
        </PlaceWords>
      </FamilyWords>
    </FormWords>
  )
}
