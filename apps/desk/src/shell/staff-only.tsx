import { Button } from '@mantine/core'
import { signOut } from '../data/session.ts'
import { useSay } from '../language/say.ts'
import { QuietPlace } from '../ui/quiet-place.tsx'

/** For whoever is signed in and has no work here. */
export function StaffOnly() {
  const say = useSay()
  return (
    <main>
      <QuietPlace isPage title={say('desk.staff_only_title')} text={say('desk.staff_only_text')}>
        <div className="question-ways">
          <Button component="a" href="/">
            {say('desk.see_site')}
          </Button>
          <Button variant="default" onClick={() => void signOut()}>
            {say('shell.sign_out')}
          </Button>
        </div>
      </QuietPlace>
    </main>
  )
}
