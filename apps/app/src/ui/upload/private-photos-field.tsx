import { PhotosField, type PhotosLabels } from './photos-field.tsx'
import { closeOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { fileName } from './file-name.ts'
import styles from '../form/pick-and-upload.module.css'

interface Props {
  labels: PhotosLabels
  most: number
  photos: readonly string[]
  ticket: string | null
  onChange: (photos: readonly string[]) => void
}

export function PrivatePhotosField({ ticket, ...field }: Props) {
  const { photos, onChange } = field
  return (
    <PhotosField {...field} isOptional options={{ isPrivate: true, ...(ticket === null ? {} : { ticket }) }}>
      <PhotoNames photos={photos} onRemove={(photo) => onChange(photos.filter((one) => one !== photo))} />
    </PhotosField>
  )
}

interface PhotoNamesProps {
  photos: readonly string[]
  onRemove: (photo: string) => void
}

function PhotoNames({ photos, onRemove }: PhotoNamesProps) {
  const t = useTranslate()
  return (
    <ul className={`${styles.photoNames} small`}>
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
