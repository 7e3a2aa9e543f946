import './check-in.css'
import { useAccount } from '../../data/account.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CheckInBody } from './check-in-body.tsx'
import { CheckInWords } from './check-in-words.tsx'
import { checkInScreen } from './check-in.screen.ts'
import { EventCheckInBody } from './event-check-in-body.tsx'
import { SignInFirst } from './sign-in-first.tsx'

CheckInWords.fetchAhead()

export function CheckInPage({ params }: PageProps) {
  return (
    <CheckInWords>
      <Page screen={checkInScreen} params={params}>
        <CheckIn event={params['event']} />
      </Page>
    </CheckInWords>
  )
}

function CheckIn({ event }: { event: string | undefined }) {
  const account = useAccount()
  if (account === null) return <SignInFirst />
  if (event === undefined) return <CheckInBody account={account} />
  return <EventCheckInBody key={`${account} ${event}`} account={account} event={event} />
}
