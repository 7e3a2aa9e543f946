import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIonRouter } from '@ionic/react'
import { settingsCall } from '../data/calls.ts'
import { isBackButtonEvent } from '../ui/back-button-event.ts'
import { backOutcome } from './back-outcome.ts'
import { knownIn } from './document-head.ts'

/** Ionic's own: overlays 100, menu 99, navigation 0. Ours comes after an open modal and before the navigation. */
const priority = 10

/** Paths on which the native back button was trapped, the latest last. */
export const visitedPaths: string[] = []
const mostVisitedPaths = 50

export function useBackButton(): void {
  const router = useIonRouter()
  const client = useQueryClient()
  useEffect(() => {
    const handleBack = () => {
      const isTrapped = (knownIn(client)(settingsCall)?.trap_back ?? 1) === 1
      const outcome = backOutcome(location.pathname, isTrapped)
      if (outcome === 'home') router.push('/mobile/home', 'root', 'replace')
      else if (outcome === 'exit') void exitApp()
      else if (outcome === 'trapped') trap(location.pathname)
      else if (router.canGoBack()) router.goBack()
      else router.push('/mobile/home', 'root', 'replace')
    }
    const handleEvent = (event: Event) => {
      if (isBackButtonEvent(event)) event.detail.register(priority, handleBack)
    }
    document.addEventListener('ionBackButton', handleEvent)
    return () => document.removeEventListener('ionBackButton', handleEvent)
  }, [router, client])
}

function trap(path: string): void {
  visitedPaths.push(path)
  if (visitedPaths.length > mostVisitedPaths) visitedPaths.shift()
  history.pushState(history.state, '', location.href)
}

async function exitApp(): Promise<void> {
  const { App } = await import('@capacitor/app')
  await App.exitApp()
}
