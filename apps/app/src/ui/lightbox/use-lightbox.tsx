import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react'
import { GalleryMessages } from '../added-catalogues.tsx'
import type { LightboxPictures } from './album-items.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

export function useLightbox(): { open: (pictures: LightboxPictures) => void; lightbox: ReactNode } {
  const [opened, setOpened] = useState<LightboxPictures | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((pictures: LightboxPictures) => {
    opener.current = document.activeElement
    setOpened(pictures)
  }, [])
  const handleClose = () => {
    setOpened(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const lightbox = opened && (
    <Suspense>
      <GalleryMessages>
        <Lightbox {...opened} onClose={handleClose} />
      </GalleryMessages>
    </Suspense>
  )
  return { open, lightbox }
}
