import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchList, methodRequest } from '#client'
import { useCall, useMutationCall } from '#client/react'
import type { Methods } from '#contract'
import { gatherNews, listenCalmly } from './realtime.ts'

export type Inbox = Methods['mela.notifications.get_notifications']['output']
export type Notice = Inbox['notifications'][number]

const queryKey = ['inbox']
const LATEST = 20

/** Milliseconds in which several changes cause one request. */
const burst = 300

export function useWatchedInbox(): void {
  const client = useQueryClient()
  useEffect(() => {
    const news = gatherNews(() => void client.invalidateQueries({ queryKey }), burst)
    const end = listenCalmly((listener) => watchList('Notification', listener), news.note)
    return () => {
      end()
      news.stop()
    }
  }, [client])
}

export function useInbox() {
  return useCall(methodRequest('mela.notifications.get_notifications', { limit_page_length: LATEST }), {
    scope: queryKey,
  })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutationCall('mela.notifications.mark_read', {
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutationCall('mela.notifications.mark_all_read', {
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
