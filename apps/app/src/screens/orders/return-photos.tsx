import { useSay } from '../../language/text.ts'
import { PhotoNames } from '../../ui/upload/photo-names.tsx'
import { PhotosField } from '../../ui/upload/photos-field.tsx'
import { isName } from '../../ui/orders/order-opener.ts'

const most = 6

interface Props {
  opener: string
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Pictures of what goes back: private, and uploaded by whoever holds the order. */
export function ReturnPhotos({ opener, photos, onChange }: Props) {
  const say = useSay()
  const label = (
    <>
      {say('orders.back_photos')} <span className="optional">{say('orders.optional')}</span>
    </>
  )
  return (
    <PhotosField
      {...{ most, photos, onChange }}
      options={{ isPrivate: true, ...(isName(opener) ? {} : { ticket: opener }) }}
      words={{
        label,
        help: say('orders.back_photos_help'),
        sending: (name) => say('orders.photo_sending', { name }),
        failed: (name) => say('orders.photo_failed', { name }),
      }}
    >
      <PhotoNames
        photos={photos}
        removeLabel={(name) => say('orders.photo_remove', { name })}
        onRemove={(photo) => onChange(photos.filter((one) => one !== photo))}
      />
    </PhotosField>
  )
}
