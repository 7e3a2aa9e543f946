import { PhotoNames } from './photo-names.tsx'
import { PhotosField, type PhotosWords } from './photos-field.tsx'

interface Props {
  words: PhotosWords
  /** How many there may be. */
  most: number
  photos: readonly string[]
  /** By which somebody who is not signed in may upload. */
  ticket: string | null
  onChange: (photos: readonly string[]) => void
}

/** Pictures that not everybody sees, or not yet: whoever sends them sees their names. Nobody must send one. */
export function PrivatePhotosField({ ticket, ...field }: Props) {
  const { photos, onChange } = field
  return (
    <PhotosField {...field} isOptional options={{ isPrivate: true, ...(ticket === null ? {} : { ticket }) }}>
      <PhotoNames photos={photos} onRemove={(photo) => onChange(photos.filter((one) => one !== photo))} />
    </PhotosField>
  )
}
