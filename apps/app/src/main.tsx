import './styles/index.css'
import { setupIonicReact } from '@ionic/react'
import { createRoot } from 'react-dom/client'
import { loadCatalogue } from '#design/messages'
import { configureClient } from '#client'
import { settingsCall } from './data/calls.ts'
import { createQueryClient } from './data/query-client.ts'
import { readAnswers, seed } from './data/inlined-answers.ts'
import { deviceLanguage } from './language/device-language.ts'
import { writePageLanguage } from './language/language-choice.tsx'
import { App } from './shell/app.tsx'
import { wearBrand } from './shell/brand-sheet.ts'
import { deviceVisit, deviceType } from './shell/device-visit.ts'
import { followAnswers, knownIn } from './shell/document-head.ts'
import { preloadPage } from './shell/pages.ts'
import { matchRoute } from './shell/routes.ts'
import { takeOverFrom } from './shell/take-over.ts'
import { followDeviceTheme } from './shell/theme.ts'
import { watchForWorker } from './shell/worker.ts'

async function start(root: HTMLElement): Promise<void> {
  configureClient({
    host: import.meta.env.VITE_MELA_HOST ?? '',
    deviceType: deviceType(),
    learnCsrfToken: async () => (await import('./data/page-token.ts')).readPageToken(),
  })
  setupIonicReact({
    mode: 'md',
    animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    focusManagerPriority: ['heading', 'content'],
  })
  followDeviceTheme()

  const language = deviceLanguage(document.documentElement.lang)
  const screen = matchRoute(location.pathname)?.screen ?? 'home'
  const [messages] = await Promise.all([loadCatalogue(language), preloadPage(screen).catch(() => undefined)])
  writePageLanguage(language)

  const client = createQueryClient()
  seed(client, readAnswers(document))
  followAnswers(client, () => wearBrand(knownIn(client)(settingsCall)?.theme_css ?? null))

  const shell = document.getElementById('shell')
  if (shell) takeOverFrom(shell, root)
  createRoot(root).render(
    <App
      client={client}
      visit={deviceVisit(language, knownIn(client)(settingsCall)?.time_zone)}
      language={language}
      messages={messages}
      isMenuWanted={document.documentElement.dataset['pending'] === 'menu'}
    />,
  )
  watchForWorker()
}

const root = document.getElementById('root')
if (root) start(root).catch(showFailedStart)

/** The server's page stays; without one, the words that index.html keeps ready come out. */
function showFailedStart(error: unknown): void {
  reportError(error)
  document.getElementById('start-failed')?.removeAttribute('hidden')
}
