import { createContext, useContext } from 'react'

/** What a page may ask of the shell around it. On the server, nothing of it does anything. */
export interface ShellActions {
  open(path: string): void
  /** Walks back through the visited paths, or to the given path when there is none. */
  goBack(fallback: string): void
  openMenu(): void
  closeMenu(): void
  /** Shows a short message that goes by itself. */
  showToast(message: string): void
}

const nothing = () => undefined

export const ShellActionsContext = createContext<ShellActions>({
  open: nothing,
  goBack: nothing,
  openMenu: nothing,
  closeMenu: nothing,
  showToast: nothing,
})

export const useShellActions = (): ShellActions => useContext(ShellActionsContext)
