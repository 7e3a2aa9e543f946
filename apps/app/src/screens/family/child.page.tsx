import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FamilyMessages, FormMessages, PayMessages } from '../../ui/added-catalogues.tsx'
import { ChildBody } from './child-body.tsx'
import { childScreen } from './child.screen.tsx'

PayMessages.fetchAhead()
FormMessages.fetchAhead()
FamilyMessages.fetchAhead()

export function ChildPage({ params }: PageProps) {
  const student = params['id'] ?? ''
  return (
    <PayMessages>
      <FormMessages>
        <FamilyMessages>
          <Page screen={childScreen} params={params}>
            <ChildBody key={student} student={student} />
          </Page>
        </FamilyMessages>
      </FormMessages>
    </PayMessages>
  )
}
