import { useSay } from '../../../language/text.ts'
import { LanguagePart } from './language-part.tsx'
import { GuestRows } from './own-rows.tsx'
import { Part } from './part.tsx'
import { profilePath } from './profile-path.ts'
import './profile.css'

const signInPath = `/sign-in?${new URLSearchParams({ next: profilePath })}`

/** The way in, and everything that works without it. */
export function GuestProfile() {
  const say = useSay()
  return (
    <div className="wrap profile-parts">
      <div className="page-head">
        <h1>{say('profile.guest_title')}</h1>
        <p className="dim">{say('profile.guest_text')}</p>
      </div>
      <div>
        <a className="button big" href={signInPath}>
          {say('shell.sign_in')}
        </a>
      </div>
      <Part id="without" title={say('profile.without_title')}>
        <GuestRows />
      </Part>
      <LanguagePart />
    </div>
  )
}
