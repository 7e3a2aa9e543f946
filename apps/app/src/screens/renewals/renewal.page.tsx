import { Page } from '../../shell/page.tsx'
import { FamilyWords } from '../../ui/family-words.tsx'
import { FormWords } from '../../ui/form/form-words.tsx'
import { PayWords } from '../../ui/pay/pay-words.tsx'
import { RenewalBody } from './renewal-body.tsx'
import { renewalScreen } from './renewal.screen.ts'

PayWords.fetchAhead()
FormWords.fetchAhead()
FamilyWords.fetchAhead()

export function RenewalPage() {
  return (
    <PayWords>
      <FormWords>
        <FamilyWords>
          <Page screen={renewalScreen}>
            <RenewalBody />
          </Page>
        </FamilyWords>
      </FormWords>
    </PayWords>
  )
}
