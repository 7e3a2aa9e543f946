import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { watchList } from '#client'
import { inboxPath } from '../../ui/inbox/inbox-call.ts'

/** Milliseconds in which many changes become one question. */
const burst = 300

/** While the inbox is on the screen, each change of a notification asks again; null listens to nothing. */
export function useNews(ask: (() => void) | null): void {
  const isShown = useLocation().pathname === inboxPath
  const isListening = isShown && ask !== null
  const askAgain = useEffectEvent(() => ask?.())
  useEffect(() => {
    if (!isListening) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleNews = () => {
      clearTimeout(timer)
      timer = setTimeout(() => askAgain(), burst)
    }
    handleNews()
    const end = watchList('Notification', handleNews)
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [isListening])
}
