import { MantineProvider, Button } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Navigate, RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { CompiledMessages, Language } from '#design/messages'
import { forgetTypes } from '../data/document/desk-types.ts'
import { createQueryClient } from '../data/query-client.ts'
import { hasSessionEnded, type Session, signOut } from '../data/user/session.ts'
import { LanguageProvider } from '../language/language.tsx'
import { SignInPage } from '../screens/sign-in/sign-in.page.tsx'
import { colourSchemeManager, theme } from '../theme/theme.ts'
import { NotFound, EmptyState } from '../ui/states.tsx'
import { useTranslate } from '../language/translate.ts'
import { Frame } from './frame.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import styles from './desk-shell.module.css'

/** Routes about money; they and their messages are loaded when first opened. */
const moneyRoutes: RouteObject = {
  path: 'money',
  lazy: async () => ({ Component: (await import('../screens/money/money.page.tsx')).MoneyPage }),
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('../screens/money/overview/overview.page.tsx')).OverviewPage,
      }),
    },
    {
      path: 'payments',
      lazy: async () => ({
        Component: (await import('../screens/money/payment/payments.page.tsx')).PaymentsPage,
      }),
    },
    {
      path: 'payments/:name',
      lazy: async () => ({
        Component: (await import('../screens/money/payment/payment.page.tsx')).PaymentPage,
      }),
    },
    {
      path: 'unmatched',
      lazy: async () => ({
        Component: (await import('../screens/money/payment/unmatched.page.tsx')).UnmatchedPage,
      }),
    },
    {
      path: 'manual-payments',
      lazy: async () => ({
        Component: (await import('../screens/money/manual-payment/manual-payments.page.tsx'))
          .ManualPaymentsPage,
      }),
    },
    // The address of the last release.
    { path: 'counter', element: <Navigate replace to="/money/manual-payments" /> },
    {
      path: 'cheques',
      lazy: async () => ({
        Component: (await import('../screens/money/manual-payment/cheques.page.tsx')).ChequesPage,
      }),
    },
    {
      path: 'remittances',
      lazy: async () => ({
        Component: (await import('../screens/money/remittance/remittances.page.tsx')).RemittancesPage,
      }),
    },
    {
      path: 'links',
      lazy: async () => ({
        Component: (await import('../screens/money/payment-link/links.page.tsx')).LinksPage,
      }),
    },
    {
      path: 'accounts',
      lazy: async () => ({
        Component: (await import('../screens/money/account/accounts.page.tsx')).AccountsPage,
      }),
    },
    {
      path: 'accounts/:name',
      lazy: async () => ({
        Component: (await import('../screens/money/account/statement.page.tsx')).StatementPage,
      }),
    },
  ],
}

function deskRouter(session: Session) {
  return createBrowserRouter(
    [
      {
        element: <Frame session={session} />,
        hydrateFallbackElement: <div className={styles.desk} />,
        errorElement: <BrokenPage />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../screens/home/home.page.tsx')).HomePage }),
          },
          {
            path: 'my-account',
            lazy: async () => ({
              Component: (await import('../screens/account/account.page.tsx')).AccountPage,
            }),
          },
          moneyRoutes,
          {
            path: 'pictures/:name',
            lazy: async () => ({
              Component: (await import('../screens/pictures/pictures.page.tsx')).PicturesPage,
            }),
          },
          { path: 'new/:slug', lazy: async () => ({ Component: (await import('./type.page.tsx')).NewPage }) },
          { path: ':slug', lazy: async () => ({ Component: (await import('./type.page.tsx')).TypePage }) },
          {
            path: ':slug/:name',
            lazy: async () => ({ Component: (await import('./type.page.tsx')).DocumentPage }),
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/desk' },
  )
}

/** Replaces a page that cannot be fetched, for example after a deployment. */
function BrokenPage() {
  const t = useTranslate()
  return (
    <EmptyState isAlert isPage title={t('desk.failed_title')} text={t('desk.failed_text')}>
      <Button variant="default" onClick={() => location.reload()}>
        {t('states.retry')}
      </Button>
    </EmptyState>
  )
}

interface Props {
  session: Session | null
  language: Language
  messages: CompiledMessages
}

const schemes = colourSchemeManager()

function SignedIn({ session }: { session: Session }) {
  const [hasEnded, setEnded] = useState(false)
  const client = useMemo(() => {
    const made = createQueryClient(async () => {
      const isOver = await hasSessionEnded()
      setEnded(isOver)
      // A refused user may have lost a role, so the menu is updated.
      if (!isOver) await forgetTypes(made)
    })
    return made
  }, [])
  const router = useMemo(() => deskRouter(session), [session])
  const handleSignedIn = () => {
    setEnded(false)
    void client.invalidateQueries()
  }
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <SignInAgain session={session} isOpen={hasEnded} onDone={handleSignedIn} />
    </QueryClientProvider>
  )
}

/** Query client without a session: a refusal ends none. */
const guests = createQueryClient(() => Promise.resolve())

function Inside({ session }: Pick<Props, 'session'>) {
  if (session === null)
    return (
      <QueryClientProvider client={guests}>
        <SignInPage />
      </QueryClientProvider>
    )
  return session.isStaff ? <SignedIn session={session} /> : <StaffOnly />
}

export function App({ session, language, messages }: Props) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <LanguageProvider language={language} messages={messages}>
        <Inside session={session} />
        <Notifications position="bottom-center" />
      </LanguageProvider>
    </MantineProvider>
  )
}

function StaffOnly() {
  const t = useTranslate()
  return (
    <main>
      <EmptyState isPage title={t('desk.staff_only_title')} text={t('desk.staff_only_text')}>
        <div className="dialog-actions">
          <Button component="a" href="/">
            {t('desk.see_site')}
          </Button>
          <Button variant="default" onClick={() => void signOut()}>
            {t('shell.sign_out')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
