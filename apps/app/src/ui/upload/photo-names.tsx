import { closeOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { fileName } from './file-name.ts'
import './photo-names.css'

interface Props {
  photos: readonly string[]
  onRemove: (photo: string) => void
}

/** Private pictures, which only their names can tell of. */
export function PhotoNames({ photos, onRemove }: Props) {
  const t = useTranslate()
  return (
    <ul className="photo-names small">
      {photos.map((photo) => (
        <li key={photo} className="row">
          <span className="spring">{fileName(photo)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('photos.remove', { name: fileName(photo) })}
            onClick={() => onRemove(photo)}
          >
            <Icon of={closeOutline} />
          </button>
        </li>
      ))}
    </ul>
  )
}
