import type { ReactNode } from 'react'
import {
  chevronForwardOutline,
  cubeOutline,
  giftOutline,
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
  sparklesOutline,
  ticketOutline,
  walletOutline,
} from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../../language/text.ts'
import { giftCardsPath, useAreGiftCardsOn } from '../../../ui/gift-cards/gift-card-calls.ts'
import { inboxPath } from '../../../ui/inbox/inbox-call.ts'
import { pointsPath, useArePointsOn } from '../../../ui/points/points-calls.ts'
import { useIsWalletOn, walletPath } from '../../../ui/wallet/wallet-calls.ts'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { profilePath } from './profile-calls.ts'
import styles from './profile.module.css'

interface Props {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

export function Part({ id, title, lead, children }: Props) {
  return (
    <section className="stack" data-part={id} aria-labelledby={`profile-${id}`}>
      <div>
        <h2 id={`profile-${id}`} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p className="small dim">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

export interface RowLinkProps {
  href: string
  icon: string
  ground?: 'ok' | 'brand' | 'info' | 'offer' | 'field'
  title: string
  text: string
}

export function RowLink({ href, icon, ground = 'field', title, text }: RowLinkProps) {
  return (
    <a href={href}>
      <span className={ground === 'field' ? 'spot' : `spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{title}</b>
        <span className="small dim">{text}</span>
      </span>
      <Icon of={chevronForwardOutline} isMirrored />
    </a>
  )
}

const entries: readonly (readonly [href: string, icon: string, label: MessageId])[] = [
  [inboxPath, notificationsOutline, 'inbox.title'],
  ['/family', peopleOutline, 'account.family'],
  ['/my-orders', cubeOutline, 'account.my_orders'],
  [walletPath, walletOutline, 'shell.wallet'],
  [pointsPath, sparklesOutline, 'shell.reward_points'],
  [giftCardsPath, giftOutline, 'shell.gift_cards'],
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

export function ProfileNav() {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  const isOn: Readonly<Record<string, boolean>> = {
    [walletPath]: useIsWalletOn(),
    [pointsPath]: useArePointsOn(),
    [giftCardsPath]: useAreGiftCardsOn(),
  }
  const shown = entries.filter(([href]) => isOn[href] ?? true)
  return (
    <nav className={styles.profileNav} aria-label={t('account.title')}>
      {shown.map(([href, icon, label]) => (
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
