import { Page } from '../../../shell/page.tsx'
import {
  FormWords,
  FamilyWords,
  InboxWords,
  PasswordWords,
  PlaceWords,
} from '../../../ui/added-catalogues.tsx'
import { ProfileBody } from './profile-body.tsx'
import { profileScreen } from './profile.screen.tsx'

export function ProfilePage() {
  return (
    <FormWords>
      <FamilyWords>
        <PlaceWords>
          <InboxWords>
            <PasswordWords>
              <Page screen={profileScreen}>
                <ProfileBody />
              </Page>
            </PasswordWords>
          </InboxWords>
        </PlaceWords>
      </FamilyWords>
    </FormWords>
  )
}
