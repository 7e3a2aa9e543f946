import { useTranslate } from '../../language/text.ts'
import { Picture } from '../picture/picture.tsx'
import { coverOf, nameOf, type LightboxItem } from './album-items.ts'
import styles from './lightbox.module.css'

interface Props {
  items: readonly LightboxItem[]
  index: number
  isWide: boolean
  onChoose: (index: number) => void
}

export function LightboxFoot({ items, index, isWide, onChoose }: Props) {
  const t = useTranslate()
  const caption = items[index]?.caption || items[index]?.title
  return (
    <div className={styles.lightboxFoot}>
      <div
        className={styles.lightboxCaption}
        aria-live="polite"
        dangerouslySetInnerHTML={{ __html: caption ?? '' }}
      />
      {isWide ? (
        <Thumbnails items={items} index={index} onChoose={onChoose} />
      ) : (
        <p className={styles.lightboxHint}>{t('gallery.swipe_to_close')}</p>
      )}
    </div>
  )
}

const seen = 4

function Thumbnails({ items, index, onChoose }: Omit<Props, 'isWide'>) {
  const t = useTranslate()
  const first = Math.max(0, Math.min(index - seen, items.length - (2 * seen + 1)))
  return (
    <ul className={styles.lightboxThumbnails}>
      {items.slice(first, first + 2 * seen + 1).map((item, place) => {
        const number = first + place
        return (
          <li key={item.name}>
            <button
              type="button"
              aria-label={t('gallery.open_picture', {
                number: number + 1,
                total: items.length,
                title: nameOf(item),
              })}
              aria-current={number === index ? 'true' : undefined}
              onClick={() => onChoose(number)}
            >
              <Picture source={coverOf(item)} alt="" ground={number} sizes="76px" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
