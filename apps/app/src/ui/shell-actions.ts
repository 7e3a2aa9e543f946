import { createContext, useContext } from 'react'

/** Actions that a page requests from the shell; on the server they do nothing. */
export interface ShellActions {
  open(path: string): void
  goBack(fallback: string): void
  openMenu(): void
  closeMenu(): void
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
