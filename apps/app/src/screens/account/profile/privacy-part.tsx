import { documentTextOutline, shieldCheckmarkOutline, trashOutline } from 'ionicons/icons'
import { useSay } from '../../../language/text.ts'
import { Part } from './part.tsx'
import { RowLink } from './row-link.tsx'

export function PrivacyPart() {
  const say = useSay()
  return (
    <Part id="privacy" title={say('profile.privacy')}>
      <div className="card list">
        <RowLink
          {...{ href: '/family', icon: shieldCheckmarkOutline, ground: 'info' }}
          {...{ title: say('profile.consents'), text: say('profile.consents_text') }}
        />
        <RowLink
          {...{ href: '/privacy-policy', icon: documentTextOutline, ground: 'info' }}
          {...{ title: say('profile.policy'), text: say('profile.policy_text') }}
        />
        <RowLink
          {...{ href: '/contact-us', icon: trashOutline, ground: 'info' }}
          {...{ title: say('profile.erase'), text: say('profile.erase_text') }}
        />
      </div>
    </Part>
  )
}
