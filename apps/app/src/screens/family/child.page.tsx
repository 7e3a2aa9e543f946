import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FamilyWords, FormWords, PayWords } from '../../ui/added-catalogues.tsx'
import { ChildBody } from './child-body.tsx'
import { childScreen } from './child.screen.tsx'

PayWords.fetchAhead()
FormWords.fetchAhead()
FamilyWords.fetchAhead()

export function ChildPage({ params }: PageProps) {
  const student = params['id'] ?? ''
  return (
    <PayWords>
      <FormWords>
        <FamilyWords>
          <Page screen={childScreen} params={params}>
            <ChildBody key={student} student={student} />
          </Page>
        </FamilyWords>
      </FormWords>
    </PayWords>
  )
}
