import { mark } from '#design/kolam'
import { useSettings } from '../../data/site.ts'
import { rendition } from '../picture/picture-source.ts'

const logoWidth = 320
let cachedMark: string | undefined

/** The website's logo and name, as a link home. */
export function Logo() {
  const settings = useSettings()
  return (
    <a className="logo" href="/tabs/home">
      {settings?.website_logo ? (
        <img src={rendition(settings.website_logo, logoWidth)} alt="" height={34} />
      ) : (
        <span dangerouslySetInnerHTML={{ __html: (cachedMark ??= mark()) }} />
      )}
      <span className="logo-text">{settings?.site_name ?? 'Mela'}</span>
    </a>
  )
}
