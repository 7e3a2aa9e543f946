import { Page } from '../../../shell/page.tsx'
import {
  FormMessages,
  FamilyMessages,
  InboxMessages,
  PasswordMessages,
  PlaceMessages,
} from '../../../ui/added-catalogues.tsx'
import { ProfileBody } from './profile-body.tsx'
import { profileScreen } from './profile.screen.tsx'

export function ProfilePage() {
  return (
    <FormMessages>
      <FamilyMessages>
        <PlaceMessages>
          <InboxMessages>
            <PasswordMessages>
              <Page screen={profileScreen}>
                <ProfileBody />
              </Page>
            </PasswordMessages>
          </InboxMessages>
        </PlaceMessages>
      </FamilyMessages>
    </FormMessages>
  )
}
