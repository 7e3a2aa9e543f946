import { useSay } from '../../../language/text.ts'
import { PhotoNames } from '../../../ui/upload/photo-names.tsx'
import { PhotosField } from '../../../ui/upload/photos-field.tsx'

const most = 5

interface Props {
  /** The token of the order, by which a guest may upload. */
  token: string | null
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Pictures for a review: private until the office has looked. */
export function ReviewPhotosField({ token, photos, onChange }: Props) {
  const say = useSay()
  const label = (
    <>
      {say('reviews.photos_label')} <span className="optional">{say('reviews.optional')}</span>
    </>
  )
  return (
    <PhotosField
      {...{ most, photos, onChange }}
      options={{ isPrivate: true, ...(token === null ? {} : { ticket: token }) }}
      words={{
        label,
        help: say('reviews.photos_help'),
        sending: (name) => say('reviews.photo_sending', { name }),
        failed: (name) => say('reviews.photo_failed', { name }),
      }}
    >
      <PhotoNames
        photos={photos}
        removeLabel={(name) => say('reviews.photo_remove', { name })}
        onRemove={(photo) => onChange(photos.filter((one) => one !== photo))}
      />
    </PhotosField>
  )
}
