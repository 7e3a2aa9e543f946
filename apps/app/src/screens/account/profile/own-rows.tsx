import {
  cubeOutline,
  giftOutline,
  handRightOutline,
  heartOutline,
  locationOutline,
  megaphoneOutline,
  notificationsOutline,
  peopleOutline,
  qrCodeOutline,
  receiptOutline,
  shareSocialOutline,
  sparklesOutline,
  ticketOutline,
  walletOutline,
} from 'ionicons/icons'
import { useVisit } from '../../../data/visit.ts'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../language/text.ts'
import { affiliatePath, useIsProgramOn } from '../../../ui/affiliates/affiliate-calls.ts'
import { inboxPath, useUnread } from '../../../ui/inbox/inbox-call.ts'
import { giftCardsPath, useAreGiftCardsOn } from '../../../ui/gift-cards/gift-card-calls.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { pointsPath, useArePointsOn, usePoints } from '../../../ui/points/points-calls.ts'
import { useIsWalletOn, useWallet, walletPath } from '../../../ui/wallet/wallet-calls.ts'
import { dutiesCall, familyCall } from '../../../data/own-calls.ts'
import { RowLink } from './profile-layout.tsx'
import styles from './profile.module.css'

export function OwnRows() {
  const t = useTranslate()
  return (
    <div className={styles.profileRows}>
      <div className="card list">
        <InboxRow />
        <RowLink
          {...{ href: '/my-orders', icon: cubeOutline, ground: 'ok' }}
          {...{ title: t('account.my_orders'), text: t('profile.orders_text') }}
        />
        <WalletRow />
        <PointsRow />
        <GiftCardsRow />
        <AffiliateRow />
        <TicketsRow />
        <WishlistRow />
      </div>
      <div className="card list">
        <RowLink
          {...{ href: '/family', icon: peopleOutline, ground: 'brand' }}
          {...{ title: t('account.family'), text: t('profile.family_text') }}
        />
        <StatementRow />
        <RowLink
          {...{ href: '/volunteer/shifts', icon: handRightOutline, ground: 'brand' }}
          {...{ title: t('account.volunteering'), text: t('profile.volunteering_text') }}
        />
        <RowLink
          {...{ href: '/my-ads', icon: megaphoneOutline }}
          {...{ title: t('profile.ads_title'), text: t('profile.ads_text') }}
        />
        <CheckInRow />
      </div>
    </div>
  )
}

function InboxRow() {
  const t = useTranslate()
  const count = useUnread()
  const text = count === 0 ? t('inbox.none_unread') : t('inbox.unread_count', { count })
  return (
    <RowLink
      {...{ href: inboxPath, icon: notificationsOutline, ground: 'info', title: t('inbox.title'), text }}
    />
  )
}

function WalletRow() {
  const t = useTranslate()
  const { language } = useVisit()
  const isOn = useIsWalletOn()
  const wallet = useWallet()
  if (!isOn) return null
  const text = wallet
    ? t('profile.wallet_balance', { amount: moneyText(wallet.balance, wallet.currency, language) })
    : t('profile.wallet_text')
  return (
    <RowLink
      {...{ href: walletPath, icon: walletOutline, ground: 'field', title: t('shell.wallet'), text }}
    />
  )
}

function PointsRow() {
  const t = useTranslate()
  const { language } = useVisit()
  const isOn = useArePointsOn()
  const held = usePoints()
  if (!isOn) return null
  const text = held
    ? t('profile.points_balance', {
        count: held.points,
        amount: moneyText(held.worth, held.currency, language),
      })
    : t('profile.points_text')
  return (
    <RowLink
      {...{ href: pointsPath, icon: sparklesOutline, ground: 'ok', title: t('shell.reward_points'), text }}
    />
  )
}

function AffiliateRow() {
  const t = useTranslate()
  if (!useIsProgramOn()) return null
  return (
    <RowLink
      {...{ href: affiliatePath, icon: shareSocialOutline, ground: 'offer' }}
      {...{ title: t('shell.affiliate_program'), text: t('profile.affiliate_text') }}
    />
  )
}

function GiftCardsRow() {
  const t = useTranslate()
  if (!useAreGiftCardsOn()) return null
  return (
    <RowLink
      {...{ href: giftCardsPath, icon: giftOutline, ground: 'offer' }}
      {...{ title: t('shell.gift_cards'), text: t('profile.gift_cards_text') }}
    />
  )
}

/** Leads guardians of a family to its statement. */
function StatementRow() {
  const t = useTranslate()
  const { query } = useOwnCall(familyCall)
  if ((query.data?.families.length ?? 0) === 0) return null
  return (
    <RowLink
      {...{ href: '/family/statement', icon: receiptOutline, ground: 'ok' }}
      {...{ title: t('profile.statement_title'), text: t('profile.statement_text') }}
    />
  )
}

function CheckInRow() {
  const t = useTranslate()
  const { query } = useOwnCall(dutiesCall)
  if (query.data?.is_check_in_staff !== 1) return null
  return (
    <RowLink
      {...{ href: '/check-in', icon: qrCodeOutline, ground: 'info' }}
      {...{ title: t('profile.check_in'), text: t('profile.check_in_text') }}
    />
  )
}

export function GuestRows() {
  const t = useTranslate()
  return (
    <div className="card list">
      <TicketsRow />
      <GiftCardsRow />
      <WishlistRow />
      <RowLink
        {...{ href: '/place', icon: locationOutline, ground: 'info' }}
        {...{ title: t('place.title'), text: t('profile.place_text') }}
      />
    </div>
  )
}

function TicketsRow() {
  const t = useTranslate()
  return (
    <RowLink
      {...{ href: '/my-tickets', icon: ticketOutline, ground: 'offer' }}
      {...{ title: t('account.my_tickets'), text: t('profile.tickets_text') }}
    />
  )
}

function WishlistRow() {
  const t = useTranslate()
  return (
    <RowLink
      {...{ href: '/tabs/wishlist', icon: heartOutline }}
      {...{ title: t('shell.wishlist'), text: t('profile.wishlist_text') }}
    />
  )
}
