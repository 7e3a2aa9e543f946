import { locationOutline } from 'ionicons/icons'
import { numberIn, textIn, type Content } from '../../data/content.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** Where something is: the address in words and a way to a map; no map of others is loaded into the page. */
export function Place({ section }: SectionProps) {
  const t = useTranslate()
  const target = mapAddress(section.content)
  return (
    <SectionFrame section={section}>
      <div className="card list">
        <div>
          <span className="spot brand">
            <Icon of={locationOutline} />
          </span>
          <span className="text">
            <b className="mid">{textIn(section.content, 'label')}</b>
            <span className="small dim">{textIn(section.content, 'address')}</span>
          </span>
          {target && (
            <SiteLink className="more" href={target}>
              {t('home.open_map')}
            </SiteLink>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

export function mapAddress(content: Content): string | null {
  const written = textIn(content, 'map_url')
  if (/^https:\/\//.test(written)) return written
  const latitude = numberIn(content, 'latitude')
  const longitude = numberIn(content, 'longitude')
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
