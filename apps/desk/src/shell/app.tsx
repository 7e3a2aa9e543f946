import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { CompiledMessages, Language } from '#design/messages'
import { forgetTypes } from '../data/desk-types.ts'
import { createQueryClient } from '../data/query-client.ts'
import { hasSessionEnded, type Session } from '../data/session.ts'
import { LanguageProvider } from '../language/language.tsx'
import { SignInPage } from '../screens/sign-in/sign-in.page.tsx'
import { colourSchemeManager } from '../theme/colour-scheme.ts'
import { theme } from '../theme/theme.ts'
import { deskRouter } from './routes.tsx'
import { StaffOnly } from './staff-only.tsx'
import { SignInAgain } from './sign-in-again.tsx'

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
      // Who is refused while signed in may have lost a role: the menu follows.
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

function Inside({ session }: Pick<Props, 'session'>) {
  if (session === null) return <SignInPage />
  return session.isStaff ? <SignedIn session={session} /> : <StaffOnly />
}

/** The whole desk: behind its door, or the door itself. */
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
