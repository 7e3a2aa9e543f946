import { Button } from '@mantine/core'
import { useSay } from '../language/say.ts'
import { QuietPlace } from '../ui/quiet-place.tsx'

/** In place of a page that could not be fetched, as after the house has moved on to a newer version. */
export function BrokenPage() {
  const say = useSay()
  return (
    <QuietPlace isAlert isPage title={say('desk.failed_title')} text={say('desk.failed_text')}>
      <Button variant="default" onClick={() => location.reload()}>
        {say('states.retry')}
      </Button>
    </QuietPlace>
  )
}
