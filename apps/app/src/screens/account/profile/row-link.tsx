import { chevronForwardOutline } from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'

export interface RowLinkProps {
  href: string
  icon: string
  ground?: 'ok' | 'brand' | 'info' | 'offer' | 'field'
  title: string
  text: string
}

/** A way to something of one's own: what it is, and what is there. */
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
