import { useLocation } from 'react-router-dom'
import { Page } from '../../shell/page.tsx'
import { linkKey } from '../../ui/link/link-key.ts'
import { GuardianConsentBody } from './guardian-consent-body.tsx'
import { guardianConsentScreen } from './guardian-consent.screen.ts'
import { GuardianConsent } from './guardian-consent.tsx'
import { VolunteerWords } from './volunteer-words.tsx'

VolunteerWords.fetchAhead()

/** Where the link leads that a guardian is sent. */
export function GuardianConsentPage() {
  const { hash } = useLocation()
  return (
    <VolunteerWords>
      <Page screen={guardianConsentScreen}>
        <GuardianConsentBody>
          <GuardianConsent key={hash} token={linkKey(hash) ?? ''} />
        </GuardianConsentBody>
      </Page>
    </VolunteerWords>
  )
}
