import { mark, diamond, kolam } from '#design/kolam'
import { useSettings } from '../../data/site.ts'
import { rendition } from '../picture/picture.tsx'
import styles from './brand-marks.module.css'

const logoWidth = 320

let cachedMark: string | undefined

export function Logo() {
  const settings = useSettings()
  return (
    <a className={styles.logo} href="/tabs/home">
      {settings?.website_logo ? (
        <img src={rendition(settings.website_logo, logoWidth)} alt="" height={34} />
      ) : (
        <span dangerouslySetInnerHTML={{ __html: (cachedMark ??= mark()) }} />
      )}
      <span className={styles.logoText}>{settings?.site_name ?? 'Mela'}</span>
    </a>
  )
}

interface Props {
  /** Dots on each edge of the diamond: 2 gives 5 dots, 3 gives 13, 4 gives 25. */
  size: 2 | 3 | 4
}

const step = 20

const margin = 4

export function Kolam({ size }: Props) {
  const half = step * size - margin
  const drawing = kolam(diamond(size), {
    step,
    threadColour: 'currentColor',
    dotColour: 'var(--mela-trim-ink)',
    ...(size === 2 ? { threadWidth: 3, dotRadius: 2.8 } : {}),
  })
  return (
    <svg
      className="kolam"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
