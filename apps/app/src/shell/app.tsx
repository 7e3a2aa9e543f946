import { QueryClientProvider, type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  Suspense,
  useMemo,
  useState,
  type ReactNode,
  type MouseEvent,
  useCallback,
  useEffect,
  Component,
} from 'react'
import { IonApp, IonRouterOutlet, IonContent, IonPage, useIonRouter } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { Navigate, Route, useLocation, useParams } from 'react-router-dom'
import type { CompiledMessages, Language } from '#design/messages'
import { useChosenStore } from '../data/chosen-place.ts'
import { VisitContext, type Visit } from '../data/visit.ts'
import { LanguageProvider } from '../language/language-choice.tsx'
import { ShellActionsContext } from '../ui/shell-actions.ts'
import { Fetched } from './fetched.tsx'
import { MelaError } from '#client'
import { Failed } from '../ui/state/answer-states.tsx'
import { pageElement } from './routing/pages.ts'
import { matchRoute, routes, type Route as AppRoute } from './routing/routes.ts'
import { useTranslate } from '../language/text.ts'
import { Tabs } from './tabs.tsx'
import { settingsCall } from '../data/calls.ts'
import { isBackButtonEvent } from '../ui/back-button-event.ts'
import { backOutcome } from './routing/navigation-outcome.ts'
import { knownIn } from './document-head.ts'
import { useLinkClicks } from './routing/use-link-clicks.ts'
import { useShell } from './use-shell.ts'
import styles from './tabs.module.css'

/** Priority of the back-button handler. Ionic uses 100 for overlays, 99 for the menu and 0 for navigation. */
const priority = 10

const visitedPaths: string[] = []
const mostVisitedPaths = 50

function useBackButton(): void {
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

interface State {
  error: Error | null
}

/** Shows a retry when a page's code cannot be fetched or throws; the shell stays usable. */
class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <IonPage>
        <IonContent>
          <Failed error={new MelaError(0, '', this.state.error.message)} retry={() => location.reload()} />
        </IonContent>
      </IonPage>
    )
  }
}

const fetchSideMenu = async () => (await import('./menu/side-menu.tsx')).SideMenu
const fetchUploadingAlert = async () => (await import('../ui/upload/uploading-alert.tsx')).UploadingAlert
const fetchReferenceSite = async () => (await import('./reference-site.tsx')).ReferenceSite

interface Props {
  client: QueryClient
  visit: Visit
  language: Language
  messages: CompiledMessages
  isMenuWanted: boolean
}

export function App({ client, visit, language, messages, isMenuWanted }: Props) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={language} messages={messages}>
        {(activeLanguage) => (
          <StoreVisit visit={{ ...visit, language: activeLanguage }}>
            <IonApp>
              <IonReactRouter>
                <Shell isMenuWanted={isMenuWanted} />
              </IonReactRouter>
            </IonApp>
          </StoreVisit>
        )}
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function StoreVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { business, city } = useChosenStore()
  // The same object while nothing changed, so that refetched settings render no page again.
  const value = useMemo(() => ({ ...visit, business, city }), [visit, business, city])
  return <VisitContext value={value}>{children}</VisitContext>
}

function Shell({ isMenuWanted }: { isMenuWanted: boolean }) {
  const shell = useShell(isMenuWanted)
  const [site, setSite] = useState<string | null>(null)
  const uploadAlert = useUploadAlert()
  useLinkClicks(shell.actions, setSite)
  useBackButton()
  return (
    <ShellActionsContext value={shell.actions}>
      <SkipLink />
      <Fetched
        fetchPart={fetchSideMenu}
        trigger={menuTrigger(shell)}
        props={{ isOpen: shell.isMenuOpen, onClosed: shell.menuClosed }}
      />
      <IonRouterOutlet id="pages">
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
        ))}
        <Route path="*" element={<Navigate to="/tabs/home" replace />} />
      </IonRouterOutlet>
      <ShownTabs />
      {site && (
        <Fetched
          fetchPart={fetchReferenceSite}
          trigger={site}
          props={{ address: site, onClosed: () => setSite(null) }}
        />
      )}
      {uploadAlert.isShown && (
        <Fetched fetchPart={fetchUploadingAlert} trigger="shown" props={{ onClosed: uploadAlert.close }} />
      )}
      <Toast message={shell.message} />
    </ShellActionsContext>
  )
}

function menuTrigger({ hasMenu, isMenuOpen }: { hasMenu: boolean; isMenuOpen: boolean }): string | null {
  if (isMenuOpen) return 'open'
  return hasMenu ? 'ready' : null
}

function RoutedPage({ route }: { route: AppRoute }) {
  const found = new URLSearchParams(withoutHoles(useParams())).toString()
  // Every navigation renders this for each page that is alive: unchanged pages are not rendered again.
  const page = useMemo(
    () => pageElement(route.screen, { ...route.params, ...Object.fromEntries(new URLSearchParams(found)) }),
    [route, found],
  )
  return (
    <PageBoundary>
      <Suspense>{page}</Suspense>
    </PageBoundary>
  )
}

function withoutHoles(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
}

function ShownTabs() {
  const { pathname } = useLocation()
  return <Tabs path={pathname} isDocked={matchRoute(pathname)?.isDocked === true} />
}

function Toast({ message }: { message: string | null }) {
  return (
    <div role="status" aria-live="polite">
      {message !== null && <p className={styles.toast}>{message}</p>}
    </div>
  )
}

function SkipLink() {
  const t = useTranslate()
  return (
    <a className="skip" href="#pages" onClick={handleSkip}>
      {t('shell.skip_to_content')}
    </a>
  )
}

/** Focuses the visible page: left pages stay in the document, so the link names their outlet. */
function handleSkip(event: MouseEvent): void {
  event.preventDefault()
  const body = document.querySelector<HTMLElement>('.ion-page:not(.ion-page-hidden) .page-body')
  if (!body) return
  body.tabIndex = -1
  body.focus()
}

/**
 * Stops a form from being submitted while a file is uploading and shows the specification's alert. Upload fields set
 * `data-uploading`.
 */
function useUploadAlert(): { isShown: boolean; close: () => void } {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const handleSubmit = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.querySelector('[data-uploading]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setIsShown(true)
    }
    // The capturing listener runs before React's own, which would send the form.
    document.addEventListener('submit', handleSubmit, { capture: true })
    return () => document.removeEventListener('submit', handleSubmit, { capture: true })
  }, [])
  return { isShown, close: useCallback(() => setIsShown(false), []) }
}
