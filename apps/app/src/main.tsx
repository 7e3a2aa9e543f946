import './styles/index.css'
import { setupIonicReact } from '@ionic/react'
import { onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadAppCatalogue } from '#design/messages'
import { configureClient, readPageToken } from '#client'
import { settingsCall } from './data/calls.ts'
import { createQueryClient, readResponses, seed } from './data/query/query-client.ts'
import { deviceLanguage } from './language/device-language.ts'
import { writePageLanguage } from './language/language-choice.tsx'
import { App } from './shell/app.tsx'
import { wearBrand, followDeviceTheme } from './shell/menu/theme.ts'
import { deviceVisit, deviceType } from './shell/device-visit.ts'
import { followAnswers, knownIn } from './shell/document-head.ts'
import { preloadPage } from './shell/routing/pages.ts'
import { matchRoute } from './shell/routing/routes.ts'
import { takeOverFrom } from './shell/hand-over.ts'
import { toleratePageStyles } from './shell/style-sheets.ts'

/** Starts the app in several tasks, so that touches on the server's page are handled between them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask()
  configureClient({
    host: import.meta.env.VITE_MELA_HOST ?? '',
    deviceType: deviceType(),
    learnCsrfToken: readPageToken,
  })
  setupIonicReact({
    mode: 'md',
    animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // 'content' is left out: a tabindex of -1 on ion-content takes everything inside it out of the Tab order.
    focusManagerPriority: ['heading'],
  })
  followDeviceTheme()
  toleratePageStyles()

  const language = deviceLanguage(document.documentElement.lang)
  writePageLanguage(language)
  await leaveGateway().catch(() => undefined)
  await storeCoupon().catch(() => undefined)
  void followReferral().catch(() => undefined)
  const screen = matchRoute(location.pathname)?.screen ?? 'home/home'
  const [messages] = await Promise.all([
    loadAppCatalogue(language),
    preloadPage(screen).catch(() => undefined),
  ])

  await nextTask()
  // It assumes that the device is online until notified, and then misses the return of the network.
  onlineManager.setOnline(navigator.onLine)
  const client = createQueryClient()
  seed(client, readResponses(document))
  followAnswers(client, () => wearBrand(knownIn(client)(settingsCall)?.theme_css ?? null))

  await nextTask()
  // A browser takes long to create its first date formatter.
  const visit = deviceVisit(language, knownIn(client)(settingsCall)?.time_zone)
  await nextTask()
  const shell = document.getElementById('shell')
  if (shell) takeOverFrom(shell, root)
  const app = (
    <App
      client={client}
      visit={visit}
      language={language}
      messages={messages}
      isMenuWanted={document.documentElement.dataset['pending'] === 'menu'}
    />
  )
  startTransition(() => createRoot(root).render(app))
  watchForWorker()
}

async function leaveGateway(): Promise<void> {
  if (!location.search.includes('payment=')) return
  const { goBackToPaying } = await import('./ui/pay/back-to-paying.ts')
  goBackToPaying()
}

async function storeCoupon(): Promise<void> {
  if (!location.search.includes('coupon=')) return
  const { storeLinkedCoupon } = await import('./ui/cart/coupon-link.ts')
  storeLinkedCoupon(location.search)
}

async function followReferral(): Promise<void> {
  if (!location.search.includes('ref=')) return
  const { followAffiliateLink } = await import('./ui/affiliates/affiliate-link.ts')
  await followAffiliateLink(location.search)
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const root = document.getElementById('root')

if (root) start(root).catch(showFailedStart)

function showFailedStart(error: unknown): void {
  reportError(error)
  document.getElementById('start-failed')?.removeAttribute('hidden')
}

/** Registers the service worker at the first touch or key, so that a visit that only reads loads no more. */
function watchForWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, register, { once: true, passive: true })
}
