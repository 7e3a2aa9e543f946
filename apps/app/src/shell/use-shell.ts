import { useEffect, useMemo, useRef, useState } from 'react'
import { useIonRouter } from '@ionic/react'
import type { ShellActions } from '../ui/shell-actions.ts'

interface Shell {
  actions: ShellActions
  /** True from the first touch, when the side menu is fetched, so that it opens without a wait. */
  hasMenu: boolean
  isMenuOpen: boolean
  menuClosed(): void
  message: string | null
}

const messageLasts = 5000

export function useShell(isMenuWanted: boolean): Shell {
  const router = useIonRouter()
  const [isMenuOpen, setIsMenuOpen] = useState(isMenuWanted)
  const [message, setMessage] = useState<string | null>(null)
  const hasMenu = useFirstTouch() || isMenuOpen
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setMessage(null), messageLasts)
    return () => clearTimeout(timer)
  }, [message])
  const actions = useMemo<ShellActions>(
    () => ({
      open: (path) => router.push(path),
      goBack: (fallback) => (router.canGoBack() ? router.goBack() : router.push(fallback, 'back', 'replace')),
      openMenu: () => {
        opener.current = document.activeElement
        setIsMenuOpen(true)
      },
      closeMenu: () => setIsMenuOpen(false),
      showToast: setMessage,
    }),
    [router],
  )
  const menuClosed = () => {
    setIsMenuOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    opener.current = null
  }
  return { actions, hasMenu, isMenuOpen, menuClosed, message }
}

function useFirstTouch(): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const handleTouch = () => setIsTouched(true)
    addEventListener('pointerdown', handleTouch, { once: true, passive: true })
    return () => removeEventListener('pointerdown', handleTouch)
  }, [])
  return isTouched
}
