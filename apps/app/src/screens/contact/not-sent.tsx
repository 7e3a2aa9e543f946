import { alertCircleOutline } from 'ionicons/icons'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'

export function NotSent() {
  const say = useSay()
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{say('contact.failed')}</span>
    </div>
  )
}
