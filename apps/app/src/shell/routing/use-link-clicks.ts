import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIonRouter } from '@ionic/react'
import { settingsCall } from '../../data/calls.ts'
import { hostOf } from '../../ui/link/site-link.tsx'
import type { ShellActions } from '../../ui/shell-actions.ts'
import { knownIn } from '../document-head.ts'
import { linkOutcome } from './navigation-outcome.ts'
import { preloadPage } from './pages.ts'
import { matchRoute } from './routes.ts'

export function useLinkClicks(shell: ShellActions, openSite: (address: string) => void): void {
  const router = useIonRouter()
  const client = useQueryClient()
  usePagesAhead()
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      const sites = knownIn(client)(settingsCall)?.reference_sites ?? []
      const isReference = sites.includes(hostOf(link.href, location.origin) ?? '')
      const outcome = linkOutcome(factsOf(link), location, isReference)
      if (outcome.kind === 'browser') return
      event.preventDefault()
      shell.closeMenu()
      if (outcome.kind === 'back') shell.goBack(outcome.fallback)
      else if (outcome.kind === 'site') openSite(outcome.address)
      else if (outcome.kind === 'new tab') window.open(outcome.address, '_blank', 'noopener,noreferrer')
      else if (outcome.kind === 'root') router.push(outcome.path, 'root', 'push')
      else router.push(outcome.path)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [router, client, shell, openSite])
}

const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const

/** Fetches a page's code when its link is hovered or focused, so that it is ready by the click. */
function usePagesAhead(): void {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const outcome = link && linkOutcome(factsOf(link), location, false)
      if (outcome?.kind !== 'page' && outcome?.kind !== 'root') return
      const route = matchRoute(new URL(outcome.path, location.origin).pathname)
      if (route) void preloadPage(route.screen).catch(() => undefined)
    }
    for (const eventName of intentEvents)
      document.addEventListener(eventName, handleIntent, { passive: true })
    return () => intentEvents.forEach((eventName) => document.removeEventListener(eventName, handleIntent))
  }, [])
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLAnchorElement>('a[href]')
}

const factsOf = (link: HTMLAnchorElement) => ({
  href: link.getAttribute('href') ?? '',
  target: link.target,
  isDownload: link.hasAttribute('download'),
  isBack: link.dataset['back'] !== undefined,
  isRoot: link.dataset['root'] !== undefined,
})
