import { useAccount } from '../../../data/account.ts'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../language/text.ts'
import { AddressBook } from '../../../ui/place/address-book.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { Kolam } from '../../../ui/brand/brand-marks.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { familyCall, type ChildOfFamily } from '../../../data/own-calls.ts'
import { personCall, profilePath, type Person } from './profile-calls.ts'
import { ReceiptsPart } from '../receipts/receipts-part.tsx'
import { DetailsPart } from '../details/details-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { LanguageChoices, ThemeChoices } from '../../../shell/menu/preferences.tsx'
import { Part, RowLink, ProfileNav } from './profile-layout.tsx'
import { GuestRows, OwnRows } from './own-rows.tsx'
import { NotificationsPart } from './notifications-part.tsx'
import { documentTextOutline, shieldCheckmarkOutline, trashOutline } from 'ionicons/icons'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { maskedPhone } from '../../../ui/text/contact-text.ts'
import styles from './profile.module.css'

const acts = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Scrolls to the section that the address names (#addresses) and focuses its heading. Content above may load later, and
 * Ionic scrolls to the top after its transition, so the position is held until the person acts.
 */
function usePartInSight() {
  const page = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const box = page.current
    if (box === null || !/^#[a-z]+$/.test(hash)) return undefined
    return scrollIntoViewOnResize(box, () => box.querySelector(`[data-part="${hash.slice(1)}"]`))
  }, [hash, key])
  return page
}

function scrollIntoViewOnResize(box: HTMLElement, findPart: () => Element | null): () => void {
  const ending = new AbortController()
  const bring = () => {
    const part = findPart()
    if (ending.signal.aborted || part === null) return
    part.scrollIntoView({ behavior: 'instant' })
    part.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  const observer = new ResizeObserver(bring)
  const end = () => {
    observer.disconnect()
    ending.abort()
  }
  // The page restores its own scroll position in the frame after it has entered; the section is scrolled to in the next
  // one.
  const handleEnter = () => requestAnimationFrame(() => requestAnimationFrame(bring))
  const { signal } = ending
  // Ionic's events do not bubble, so only a capturing listener receives them.
  document.addEventListener('ionViewDidEnter', handleEnter, { capture: true, signal })
  for (const act of acts) addEventListener(act, end, { capture: true, passive: true, signal })
  observer.observe(box)
  return end
}

const signInPath = `/sign-in?${new URLSearchParams({ next: profilePath })}`

function GuestProfile() {
  const t = useTranslate()
  return (
    <div className={`wrap ${styles.profileParts}`}>
      <div className="page-head">
        <h1>{t('profile.guest_title')}</h1>
        <p className="dim">{t('profile.guest_text')}</p>
      </div>
      <div>
        <a className="button big" href={signInPath}>
          {t('shell.sign_in')}
        </a>
      </div>
      <Part id="without" title={t('profile.without_title')}>
        <GuestRows />
      </Part>
      <LanguagePart />
    </div>
  )
}

export function ProfileBody() {
  const account = useAccount()
  const { query, isSignedOut } = useOwnCall(personCall)
  if (account === null || isSignedOut) return <GuestProfile />
  return (
    <Shown query={query} loading={<ProfileSkeleton />}>
      {(person) => <SignedIn person={person} onChanged={() => void query.refetch()} />}
    </Shown>
  )
}

function SignedIn({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const t = useTranslate()
  const page = usePartInSight()
  return (
    <div className={`wrap ${styles.profile}`} ref={page}>
      <ProfileNav />
      <div className={styles.profileParts}>
        <Head person={person} />
        <ChildrenPart />
        <OwnRows />
        <ReceiptsPart />
        <Part id="addresses" title={t('account.addresses')} lead={t('address.lead')}>
          <AddressBook />
        </Part>
        <DetailsPart person={person} onChanged={onChanged} />
        <NotificationsPart />
        <DevicesPart />
        <LanguagePart />
        <PrivacyPart />
        <SignOut />
      </div>
    </div>
  )
}

function Head({ person }: { person: Person }) {
  const t = useTranslate()
  const login = maskedLogin(person)
  return (
    <div className={`page-head ${styles.profileHead}`}>
      <div>
        <h1>{person.full_name}</h1>
        {login !== null && <p className="small dim numbers">{t('profile.signed_in_with', { login })}</p>}
      </div>
      <a className="button line" href={`${profilePath}#details`}>
        {t('account.edit')}
      </a>
    </div>
  )
}

function SignOut() {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  return (
    <div className={styles.profileOut}>
      <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
        {t('shell.sign_out')}
      </button>
    </div>
  )
}

function PrivacyPart() {
  const t = useTranslate()
  return (
    <Part id="privacy" title={t('profile.privacy')}>
      <div className="card list">
        <RowLink
          {...{ href: '/family', icon: shieldCheckmarkOutline, ground: 'info' }}
          {...{ title: t('profile.consents'), text: t('profile.consents_text') }}
        />
        <RowLink
          {...{ href: '/privacy-policy', icon: documentTextOutline, ground: 'info' }}
          {...{ title: t('profile.policy'), text: t('profile.policy_text') }}
        />
        <RowLink
          {...{ href: '/contact-us', icon: trashOutline, ground: 'info' }}
          {...{ title: t('profile.erase'), text: t('profile.erase_text') }}
        />
      </div>
    </Part>
  )
}

function LanguagePart() {
  const t = useTranslate()
  return (
    <Part id="language" title={t('shell.language')} lead={t('profile.language_lead')}>
      <div className={`card padded ${styles.profileChoices}`}>
        <LanguageChoices />
        <p className="mid">{t('shell.theme')}</p>
        <ThemeChoices />
      </div>
    </Part>
  )
}

function ChildrenPart() {
  const t = useTranslate()
  const { query } = useOwnCall(familyCall)
  const children = (query.data?.families ?? []).flatMap((family) => family.children)
  if (children.length === 0) return null
  return (
    <ul className={styles.profileChildren} aria-label={t('account.family')}>
      {children.map((child, index) => (
        <li key={child.student}>
          <ChildLink child={child} ground={index} />
        </li>
      ))}
    </ul>
  )
}

function ChildLink({ child, ground }: { child: ChildOfFamily; ground: number }) {
  return (
    <a
      className={`${styles.profileChild} ground-${(ground % 2) + 1}`}
      href={`/family/${encodeURIComponent(child.student)}`}
    >
      <span className={styles.profileKolam}>
        <Kolam size={4} />
      </span>
      <Picture source={child.photo} alt="" sizes="64px" ground={ground} />
      <span className="text">
        <b className="bold">{child.full_name}</b>
        <span className="small">{[child.class, child.academic_year].filter(Boolean).join(', ')}</span>
      </span>
    </a>
  )
}

/** Returns the sign-in contact with most of it hidden, because others may see the screen. */
export function maskedLogin({ phone, email }: Pick<Person, 'phone' | 'email'>): string | null {
  if (phone) return maskedPhone(phone)
  if (!email) return null
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
