import { useAccount } from '../../data/account.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CheckInMessages } from './check-in-messages.tsx'
import { checkInScreen } from './check-in.screen.tsx'
import { EventCheckInBody } from './event-check-in-body.tsx'
import { SignInForCheckIn } from './sign-in-first.tsx'
import { useEffect, useState } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { whenText } from '../../ui/text/date-text.ts'
import { DateTile } from '../../ui/card/date-tile.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { checkInEventsCall, type CheckInEvent } from './session/check-in-calls.ts'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { checkInStore } from './session/check-in-store.ts'
import styles from './check-in.module.css'

CheckInMessages.fetchAhead()

export function CheckInPage({ params }: PageProps) {
  return (
    <CheckInMessages>
      <Page screen={checkInScreen} params={params}>
        <CheckIn event={params['event']} />
      </Page>
    </CheckInMessages>
  )
}

function CheckIn({ event }: { event: string | undefined }) {
  const account = useAccount()
  if (account === null) return <SignInForCheckIn />
  if (event === undefined) return <CheckInBody account={account} />
  return <EventCheckInBody key={`${account} ${event}`} account={account} event={event} />
}

function useListsHere(account: string): ReadonlySet<string> {
  const [lists, setLists] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const read = async () => {
      await checkInStore.forgetOthers(account, Date.now())
      setLists(new Set((await checkInStore.rosters(account)).map(({ event }) => event)))
    }
    read().catch(() => undefined)
  }, [account])
  return lists
}

function CheckInBody({ account }: { account: string }) {
  const t = useTranslate()
  const { today } = useVisit()
  const events = useCall(checkInEventsCall(account, today))
  const lists = useListsHere(account)
  const none = (
    <Empty
      title={t('check_in.no_events_title')}
      text={t('check_in.no_events_text')}
      mainLink={{ label: t('check_in.see_events'), href: '/events' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('check_in.title')}</h1>
        <p className="dim">{t('check_in.lead')}</p>
      </div>
      <Shown query={events} loading={<CheckInSkeleton />} empty={none} isEmpty={({ length }) => length === 0}>
        {(found) => (
          <ul className="list card">
            {found.map((event) => (
              <li key={event.name}>
                <EventLink event={event} isHere={lists.has(event.name)} />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}

function EventLink({ event, isHere }: { event: CheckInEvent; isHere: boolean }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <a className={styles.eventLink} href={`/check-in/${encodeURIComponent(event.name)}`}>
      <DateTile day={event.start_date} language={language} />
      <span className="text">
        <strong>{event.title}</strong>
        <span className="meta">{[whenText(event, language), event.venue].filter(Boolean).join(' · ')}</span>
        {isHere && <span className="badge ok">{t('check_in.on_device')}</span>}
      </span>
    </a>
  )
}
