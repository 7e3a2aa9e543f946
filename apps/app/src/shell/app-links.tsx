import { logoAndroid, logoApple } from 'ionicons/icons'
import type { FooterItem } from '#client'
import { textIn } from '../data/content.ts'
import { useSay } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** The footer's 'Footer Download App' section: only the shops that are set. */
export function AppLinks({ item }: { item: FooterItem }) {
  const say = useSay()
  const android = textIn(item.content, 'android_link')
  const ios = textIn(item.content, 'ios_link')
  const text = textIn(item.content, 'text')
  if (!android && !ios) return null
  return (
    <>
      <p className="small">{text || say('shell.get_the_app')}</p>
      <div className="app-links small">
        {android && (
          <SiteLink href={android}>
            <Icon of={logoAndroid} isSmall />
            {say('shell.get_android_app')}
          </SiteLink>
        )}
        {ios && (
          <SiteLink href={ios}>
            <Icon of={logoApple} isSmall />
            {say('shell.get_ios_app')}
          </SiteLink>
        )}
      </div>
    </>
  )
}
