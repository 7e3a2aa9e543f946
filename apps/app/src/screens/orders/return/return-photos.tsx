import { useTranslate } from '../../../language/text.ts'
import { isName } from '../../../ui/orders/order-opener.ts'
import { PrivatePhotosField } from '../../../ui/upload/private-photos-field.tsx'

const most = 6

interface Props {
  opener: string
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Pictures of what goes back: private, and uploaded by whoever holds the order. */
export function ReturnPhotos({ opener, ...field }: Props) {
  const t = useTranslate()
  const words = { label: t('orders.back_photos'), help: t('orders.back_photos_help') }
  return <PrivatePhotosField {...field} {...{ words, most }} ticket={isName(opener) ? null : opener} />
}
