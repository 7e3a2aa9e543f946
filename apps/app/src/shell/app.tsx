import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { IonApp, IonRouterOutlet } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { Navigate, Route, useLocation, useParams } from 'react-router-dom'
import type { CompiledMessages, Language } from '#design/messages'
import { useChosenStore } from '../data/chosen-place.ts'
import { VisitContext, type Visit } from '../data/visit.ts'
import { LanguageProvider } from '../language/language-choice.tsx'
import { ShellActionsContext } from '../ui/shell-actions.ts'
import { Fetched } from './fetched.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageElement } from './pages.ts'
import { matchRoute, routes, type Route as AppRoute } from './routes.ts'
import { SkipLink } from './skip-link.tsx'
import { Tabs } from './tabs.tsx'
import { Toast } from './toast.tsx'
import { useBackButton } from './use-back-button.ts'
import { useLinkClicks } from './use-link-clicks.ts'
import { useShell } from './use-shell.ts'
import { useUploadAlert } from './use-upload-alert.ts'

const fetchSideMenu = async () => (await import('./side-menu.tsx')).SideMenu
const fetchUploadingAlert = async () => (await import('../ui/upload/uploading-alert.tsx')).UploadingAlert
const fetchReferenceSite = async () => (await import('./reference-site.tsx')).ReferenceSite

interface Props {
  client: QueryClient
  visit: Visit
  language: Language
  messages: CompiledMessages
  /** True when a person asked for the menu before the app had started. */
  isMenuWanted: boolean
}

export function App({ client, visit, language, messages, isMenuWanted }: Props) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={language} messages={messages}>
        {(spoken) => (
          <StoreVisit visit={{ ...visit, language: spoken }}>
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

/** The visit, at the store that a person chose. */
function StoreVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { business, city } = useChosenStore()
  // The same object while nothing of it changed: settings that come again draw no page again.
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
        wish={menuWish(shell)}
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
          wish={site}
          props={{ address: site, onClosed: () => setSite(null) }}
        />
      )}
      {uploadAlert.isShown && (
        <Fetched fetchPart={fetchUploadingAlert} wish="shown" props={{ onClosed: uploadAlert.close }} />
      )}
      <Toast message={shell.message} />
    </ShellActionsContext>
  )
}

function menuWish({ hasMenu, isMenuOpen }: { hasMenu: boolean; isMenuOpen: boolean }): string | null {
  if (isMenuOpen) return 'open'
  return hasMenu ? 'ready' : null
}

function RoutedPage({ route }: { route: AppRoute }) {
  const found = new URLSearchParams(withoutHoles(useParams())).toString()
  // Every step through the app comes by here, for each page that is alive: who stays is not drawn again.
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
