import { Page } from '../../shell/page.tsx'
import { FamilyWords } from '../../ui/family-words.tsx'
import { PayWords } from '../../ui/pay/pay-words.tsx'
import { FamilyBody } from './family-body.tsx'
import { familyScreen } from './family.screen.ts'

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
