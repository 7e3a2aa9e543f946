import { Suspense } from 'react'
import { useAccount } from '../../data/account.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { SignedOut } from '../../ui/signed-out.tsx'
import { AlbumSkeleton } from './album-skeleton.tsx'
import { AlbumWords } from './album-words.tsx'

/** What is not there, and what is not for everybody, look the same to a guest: signing in tells. */
export function AlbumGone({ id }: { id: string }) {
  const t = useSay()
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
      way={{ label: t('gallery.all_albums'), href: '/gallery' }}
    />
  )
}

function AskToSignIn({ next }: { next: string }) {
  const t = useSay()
  return <SignedOut title={t('album.signed_out_title')} text={t('album.signed_out_text')} next={next} />
}
