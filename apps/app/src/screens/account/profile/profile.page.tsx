import { Page } from '../../../shell/page.tsx'
import { FormWords } from '../../../ui/form/form-words.tsx'
import { FamilyWords } from '../../../ui/family-words.tsx'
import { InboxWords } from '../../../ui/inbox/inbox-words.tsx'
import { PlaceWords } from '../../../ui/place/place-words.tsx'
import { ProfileBody } from './profile-body.tsx'
import { profileScreen } from './profile.screen.ts'

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
