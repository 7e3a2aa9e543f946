import { useAccount } from '../../../data/account.ts'
import { useOwnAnswer } from '../../../data/use-own-answer.ts'
import { useSay } from '../../../language/text.ts'
import { AddressBook } from '../../../ui/place/address-book.tsx'
import { Shown } from '../../../ui/shown.tsx'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { ChildrenPart } from './children-part.tsx'
import { ReceiptsPart } from '../receipts/receipts-part.tsx'
import { DetailsPart } from '../details/details-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { GuestProfile } from './guest-profile.tsx'
import { LanguagePart } from './language-part.tsx'
import { maskedLogin } from './masked-login.ts'
import { NotificationsPart } from './notifications-part.tsx'
import { OwnRows } from './own-rows.tsx'
import { Part } from './part.tsx'
import { PrivacyPart } from './privacy-part.tsx'
import { personCall, type Person } from './profile-calls.ts'
import './profile.css'
import { ProfileNav } from './profile-nav.tsx'
import { profilePath } from './profile-path.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { usePartInSight } from './use-part-in-sight.ts'

/** The account of whoever is signed in; for everybody else, the way in and what works without. */
export function ProfileBody() {
  const account = useAccount()
  const { query, isSignedOut } = useOwnAnswer(personCall)
  if (account === null || isSignedOut) return <GuestProfile />
  return (
    <Shown query={query} loading={<ProfileSkeleton />}>
      {(person) => <SignedIn person={person} onChanged={query.retry} />}
    </Shown>
  )
}

function SignedIn({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const say = useSay()
  const page = usePartInSight()
  return (
    <div className="wrap profile" ref={page}>
      <ProfileNav />
      <div className="profile-parts">
        <Head person={person} />
        <ChildrenPart />
        <OwnRows />
        <ReceiptsPart />
        <Part id="addresses" title={say('account.addresses')} lead={say('address.lead')}>
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
  const say = useSay()
  const login = maskedLogin(person)
  return (
    <div className="page-head profile-head">
      <div>
        <h1>{person.full_name}</h1>
        {login !== null && <p className="small dim numbers">{say('profile.signed_in_with', { login })}</p>}
      </div>
      <a className="button line" href={`${profilePath}#details`}>
        {say('account.edit')}
      </a>
    </div>
  )
}

function SignOut() {
  const say = useSay()
  const { leave, isLeaving } = useSignOut()
  return (
    <div className="profile-out">
      <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
        {say('shell.sign_out')}
      </button>
    </div>
  )
}
