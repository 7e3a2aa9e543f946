import { useTranslate } from '../../../language/text.ts'
import { PrivatePhotosField } from '../../../ui/upload/private-photos-field.tsx'

const most = 5

interface Props {
  /** The token of the order, by which a guest may upload. */
  token: string | null
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Pictures for a review: private until the office has looked. */
export function ReviewPhotosField({ token, ...field }: Props) {
  const t = useTranslate()
  const words = { label: t('reviews.photos_label'), help: t('reviews.photos_help') }
  return <PrivatePhotosField {...field} {...{ words, most }} ticket={token} />
}
