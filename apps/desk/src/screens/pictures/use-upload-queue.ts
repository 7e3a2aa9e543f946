import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, MelaError, upload } from '#client'
import { broughtFiles } from './brought-files.ts'
import { picturesKey } from './use-album-pictures.ts'
import { UploadQueue } from './upload-queue.ts'

/** Milliseconds after which a lost network is asked for again, though the browser says nothing of it. */
const askAgainAfter = 5000

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const handleBack = () => {
      clearTimeout(timer)
      removeEventListener('online', handleBack)
      resolve()
    }
    const timer = setTimeout(handleBack, askAgainAfter)
    addEventListener('online', handleBack)
  })
}

const isOffline = (error: unknown): boolean => error instanceof MelaError && error.isOffline

/** The uploads of one album: they go on while its page is open. */
export function useUploadQueue(album: string, { isOpen }: { isOpen: boolean }) {
  const client = useQueryClient()
  const [queue] = useState(() => {
    const brought = broughtFiles(album)
    return new UploadQueue({
      // What is not open to everybody is never so for a moment.
      send: async (file, onProgress) => (await upload(file, { isPrivate: !isOpen, onProgress })).name,
      add: async (files) => {
        const { skipped } = await call('mela.gallery.add_pictures', { gallery: album, files })
        void client.invalidateQueries({ queryKey: picturesKey(album) })
        return skipped
      },
      isKnown: brought.has,
      remember: brought.add,
      isOffline,
      untilOnline,
    })
  })
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  const isBusy = state.files.some(({ state: one }) => ['waiting', 'sending', 'arrived'].includes(one))
  useEffect(() => {
    if (!isBusy) return undefined
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', handleLeave)
    return () => removeEventListener('beforeunload', handleLeave)
  }, [isBusy])
  return { queue, state, isBusy }
}
