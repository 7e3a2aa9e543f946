import {
  cubeOutline,
  handRightOutline,
  heartOutline,
  languageOutline,
  locationOutline,
  logOutOutline,
  notificationsOutline,
  optionsOutline,
  peopleOutline,
  phonePortraitOutline,
  receiptOutline,
  shieldCheckmarkOutline,
  ticketOutline,
} from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { inboxPath } from '../../../ui/inbox/inbox-call.ts'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { profilePath } from './profile-path.ts'

const entries: readonly (readonly [href: string, icon: string, label: MessageId])[] = [
  [inboxPath, notificationsOutline, 'inbox.title'],
  ['/family', peopleOutline, 'account.family'],
  ['/my-orders', cubeOutline, 'account.my_orders'],
  ['/my-tickets', ticketOutline, 'account.my_tickets'],
  ['/tabs/wishlist', heartOutline, 'shell.wishlist'],
  [`${profilePath}#addresses`, locationOutline, 'account.addresses'],
  [`${profilePath}#receipts`, receiptOutline, 'profile.receipts'],
  ['/volunteer/shifts', handRightOutline, 'account.volunteering'],
  [`${profilePath}#notifications`, optionsOutline, 'profile.notifications'],
  [`${profilePath}#devices`, phonePortraitOutline, 'profile.devices'],
  [`${profilePath}#privacy`, shieldCheckmarkOutline, 'account.privacy_and_consents'],
  [`${profilePath}#language`, languageOutline, 'shell.language'],
]

/** Everything of the account at a glance, beside it where there is room. */
export function ProfileNav() {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  return (
    <nav className="profile-nav" aria-label={t('account.title')}>
      {entries.map(([href, icon, label]) => (
        <a key={href} href={href}>
          <Icon of={icon} isSmall />
          {t(label)}
        </a>
      ))}
      <button type="button" aria-disabled={isLeaving} onClick={leave}>
        <Icon of={logOutOutline} isSmall />
        {t('shell.sign_out')}
      </button>
    </nav>
  )
}
