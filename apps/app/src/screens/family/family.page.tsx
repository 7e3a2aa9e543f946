import { Page } from '../../shell/page.tsx'
import { FamilyWords, PayWords } from '../../ui/added-catalogues.tsx'
import { FamilyBody } from './family-body.tsx'
import { familyScreen } from './family.screen.tsx'

PayWords.fetchAhead()
FamilyWords.fetchAhead()

export function FamilyPage() {
  return (
    <PayWords>
      <FamilyWords>
        <Page screen={familyScreen}>
          <FamilyBody />
        </Page>
      </FamilyWords>
    </PayWords>
  )
}
