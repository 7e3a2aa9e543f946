import { useSay } from '../../language/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { PhotosField } from '../../ui/upload/photos-field.tsx'
import type { AdPhoto } from './ad-answers.ts'

const most = 8

interface Props {
  photos: readonly AdPhoto[]
  onChange: (photos: readonly AdPhoto[]) => void
}

/** The pictures of an advertisement, as they will be seen. */
export function AdPhotos({ photos, onChange }: Props) {
  const say = useSay()
  const known = new Map(photos.map((photo) => [photo.picture, photo]))
  return (
    <PhotosField
      most={most}
      photos={[...known.keys()]}
      onChange={(addresses) =>
        onChange(addresses.map((picture) => known.get(picture) ?? { picture, alt: null }))
      }
      words={{
        label: say('classifieds.form_photos'),
        help: say('classifieds.form_photos_help'),
      }}
    >
      <ul className="support-row">
        {photos.map(({ picture, alt }, index) => (
          <li key={picture} className="stack" style={{ width: 120 }}>
            <Picture source={picture} alt={alt ?? ''} ground={index} sizes="120px" />
            <button
              type="button"
              className="button line"
              aria-label={say('classifieds.form_photo_remove', { number: index + 1 })}
              onClick={() => onChange(photos.filter((photo) => photo.picture !== picture))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </PhotosField>
  )
}
