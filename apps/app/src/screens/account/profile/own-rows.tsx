import {
  cubeOutline,
  handRightOutline,
  heartOutline,
  locationOutline,
  megaphoneOutline,
  notificationsOutline,
  peopleOutline,
  qrCodeOutline,
  ticketOutline,
} from 'ionicons/icons'
import { useOwnAnswer } from '../../../data/use-own-answer.ts'
import { useSay } from '../../../language/text.ts'
import { inboxPath } from '../../../ui/inbox/inbox-call.ts'
import { useUnread } from '../../../ui/inbox/use-unread.ts'
import { dutiesCall } from './profile-calls.ts'
import { RowLink } from './row-link.tsx'

/** What is a person's own, each on a page of its own. */
export function OwnRows() {
  const say = useSay()
  return (
    <div className="profile-rows">
      <div className="card list">
        <InboxRow />
        <RowLink
          {...{ href: '/my-orders', icon: cubeOutline, ground: 'ok' }}
          {...{ title: say('account.my_orders'), text: say('profile.orders_text') }}
        />
        <TicketsRow />
        <WishlistRow />
      </div>
      <div className="card list">
        <RowLink
          {...{ href: '/family', icon: peopleOutline, ground: 'brand' }}
          {...{ title: say('account.family'), text: say('profile.family_text') }}
        />
        <RowLink
          {...{ href: '/volunteer/shifts', icon: handRightOutline, ground: 'brand' }}
          {...{ title: say('account.volunteering'), text: say('profile.volunteering_text') }}
        />
        <RowLink
          {...{ href: '/my-ads', icon: megaphoneOutline }}
          {...{ title: say('profile.ads_title'), text: say('profile.ads_text') }}
        />
        <CheckInRow />
      </div>
    </div>
  )
}

function InboxRow() {
  const say = useSay()
  const count = useUnread()
  const text = count === 0 ? say('inbox.none_unread') : say('inbox.unread_count', { count })
  return (
    <RowLink
      {...{ href: inboxPath, icon: notificationsOutline, ground: 'info', title: say('inbox.title'), text }}
    />
  )
}

/** The way to the doors, for those who stand there. */
function CheckInRow() {
  const say = useSay()
  const { query } = useOwnAnswer(dutiesCall)
  if (query.value?.is_at_doors !== 1) return null
  return (
    <RowLink
      {...{ href: '/check-in', icon: qrCodeOutline, ground: 'info' }}
      {...{ title: say('profile.check_in'), text: say('profile.check_in_text') }}
    />
  )
}

/** What a device knows by itself, for somebody who is not signed in. */
export function GuestRows() {
  const say = useSay()
  return (
    <div className="card list">
      <TicketsRow />
      <WishlistRow />
      <RowLink
        {...{ href: '/place', icon: locationOutline, ground: 'info' }}
        {...{ title: say('place.title'), text: say('profile.place_text') }}
      />
    </div>
  )
}

function TicketsRow() {
  const say = useSay()
  return (
    <RowLink
      {...{ href: '/my-tickets', icon: ticketOutline, ground: 'offer' }}
      {...{ title: say('account.my_tickets'), text: say('profile.tickets_text') }}
    />
  )
}

function WishlistRow() {
  const say = useSay()
  return (
    <RowLink
      {...{ href: '/tabs/wishlist', icon: heartOutline }}
      {...{ title: say('shell.wishlist'), text: say('profile.wishlist_text') }}
    />
  )
}
