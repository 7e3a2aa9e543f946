import { Page } from '../../shell/page.tsx'
import { FamilyMessages, PayMessages } from '../../ui/added-catalogues.tsx'
import { FamilyBody } from './family-body.tsx'
import { familyScreen } from './family.screen.tsx'

PayMessages.fetchAhead()
FamilyMessages.fetchAhead()

export function FamilyPage() {
  return (
    <PayMessages>
      <FamilyMessages>
        <Page screen={familyScreen}>
          <FamilyBody />
        </Page>
      </FamilyMessages>
    </PayMessages>
  )
}
