import { Suspense } from 'react'
import { useAccount } from '../../data/account.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/empty.tsx'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { AlbumSkeleton } from './album-skeleton.tsx'
import { AlbumWords } from './album-words.tsx'

/** What is not there, and what is not for everybody, look the same to a guest: signing in tells. */
export function AlbumNotFound({ id }: { id: string }) {
  const t = useTranslate()
  if (useAccount() === null)
    return (
      <Suspense fallback={<AlbumSkeleton />}>
        <AlbumWords>
          <AskToSignIn next={`/gallery-detail/${encodeURIComponent(id)}`} />
        </AlbumWords>
      </Suspense>
    )
  return (
    <Empty
      title={t('gallery.not_found_title')}
      text={t('states.not_found_text')}
      mainLink={{ label: t('gallery.all_albums'), href: '/gallery' }}
    />
  )
}

function AskToSignIn({ next }: { next: string }) {
  const t = useTranslate()
  return <SignedOut title={t('album.signed_out_title')} text={t('album.signed_out_text')} next={next} />
}
