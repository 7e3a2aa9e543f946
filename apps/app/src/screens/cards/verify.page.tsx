import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FamilyWords } from '../../ui/family-words.tsx'
import { VerifyBody } from './verify-body.tsx'
import { VerifyOutcome } from './verify-outcome.tsx'
import { verifyScreen } from './verify.screen.ts'

/** Where the QR of a card or of a certificate leads; anybody may look. */
FamilyWords.fetchAhead()

export function VerifyPage({ params }: PageProps) {
  const code = params['code'] ?? ''
  return (
    <FamilyWords>
      <Page screen={verifyScreen} params={params}>
        <VerifyBody outcome={<VerifyOutcome key={code} code={code} />} />
      </Page>
    </FamilyWords>
  )
}
