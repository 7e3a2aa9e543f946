import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from '../../ui/icon.tsx'

export function Problem({ children }: { children: string }) {
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{children}</span>
    </div>
  )
}
